import { keyframes, styled } from 'styled-components';
import { color } from '@ritmi/shared/ui/tokens';
import { Logo } from './Logo.js';

const leave = keyframes`
  to { opacity: 0; visibility: hidden; }
`;

// Pure CSS: it disappears 1500 ms after the first paint, also without JavaScript (specification section 1).
const Cover = styled.div`
  position: fixed;
  z-index: 90;
  inset: 0;
  display: grid;
  place-items: center;
  background: ${color.page};
  pointer-events: none;
  animation: ${leave} 160ms 1340ms both;
`;

/** Covers the first page of a visit. */
export function Splash() {
  return (
    <Cover aria-hidden data-testid="splash">
      <Logo size={72} turns />
    </Cover>
  );
}
