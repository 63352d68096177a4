import { color } from '@ritmi/shared/ui/tokens';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { text } from '../text.js';

/** What waits on this computer for the server, whoever made it. */
export type Waiting = {
  readonly count: () => number;
  readonly subscribe: (listener: () => void) => () => void;
};

const Quiet = styled.p`
  color: ${color.quiet};
`;

/** Each server has its own queue: what waits for one is not sent to another. */
export function LeftBehind({ waiting }: { readonly waiting: Waiting }) {
  const count = useSyncExternalStore(waiting.subscribe, waiting.count);
  return count > 0 ? <Quiet>{text.address.leavesWaiting(count)}</Quiet> : null;
}
