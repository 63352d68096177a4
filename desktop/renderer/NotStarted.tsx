import { Button } from '@ritmi/shared/ui/Button';
import { space } from '@ritmi/shared/ui/tokens';
import { styled } from 'styled-components';
import { ActButton } from './ActButton.js';
import { bridge } from './bridge.js';
import { Stage } from './Stage.js';
import { text } from './text.js';

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
`;

/** Instead of the admin, when what it needs from this computer could not be had. */
export function NotStarted() {
  return (
    <Stage title={text.notStarted.title}>
      <p role="alert">{text.notStarted.advice}</p>
      <Ways>
        <ActButton $small onClick={() => window.location.reload()}>
          {text.notStarted.again}
        </ActButton>
        <Button $kind="plain" $small onClick={() => void bridge().openLogs()}>
          {text.openLogs}
        </Button>
      </Ways>
    </Stage>
  );
}
