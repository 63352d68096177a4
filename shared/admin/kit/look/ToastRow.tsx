import { styled } from 'styled-components';
import { space } from '@ritmi/shared/ui/tokens';

/** What a toast says, and what can be done next: a long title becomes shorter before that goes below it. */
export const ToastRow = styled.div`
  display: flex;
  flex: 1;
  // Not as wide as a title that is cut off.
  min-width: 0;
  gap: ${space(3)};
  align-items: center;
  justify-content: space-between;
  p {
    flex: 1;
    min-width: 0;
  }
  > :not(p) {
    flex: none;
  }
`;
