import { styled } from 'styled-components';
import { color, radius, space } from '@ritmi/shared/ui/tokens';
import { DialogFrame } from '../look/DialogFrame.js';
import { shortcuts } from './shortcuts.js';

const Table = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space(3)} ${space(5)};
  align-items: baseline;
  kbd {
    padding: 2px ${space(2)};
    border: 1px solid ${color.line};
    border-radius: ${radius.control};
    background: ${color.card};
    font: inherit;
    font-weight: 600;
    white-space: nowrap;
  }
`;

/** Lists the keyboard shortcuts. */
export function HelpSheet({ onClose }: { readonly onClose: () => void }) {
  return (
    <DialogFrame title="Keyboard shortcuts" onClose={onClose}>
      <Table>
        {shortcuts.map(({ keys, does }) => (
          <div key={keys} style={{ display: 'contents' }}>
            <dt>
              <kbd>{keys}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </Table>
    </DialogFrame>
  );
}
