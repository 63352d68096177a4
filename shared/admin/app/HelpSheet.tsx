import { styled } from 'styled-components';
import { color, radius, space } from '@ritmi/shared/ui/tokens';
import { Dialog } from '@ritmi/shared/ui/Dialog';

/** Implemented by useShortcuts, forms and lists. */
const shortcuts = [
  { keys: 'Ctrl+S', does: 'Save the open form' },
  { keys: 'Enter', does: 'In a caption or a feature: go to the next one; in the last one: save' },
  { keys: 'Shift+Enter', does: 'In the last feature: add another one' },
  { keys: '/', does: 'Search the list' },
  { keys: 'N', does: 'Add something new' },
  { keys: 'Alt+T', does: 'Go to the newest message, such as one with Zhbëj' },
  { keys: '?', does: 'Show this sheet' },
  { keys: 'Space', does: 'On a drag handle: lift and drop; the arrows move' },
  { keys: 'Esc', does: 'Close a dialog, clear the search, cancel a drag' },
] as const;

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
    <Dialog frame="small sheet" title="Keyboard shortcuts" onClose={onClose}>
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
    </Dialog>
  );
}
