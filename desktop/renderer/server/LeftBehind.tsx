import type { Outbox } from '@ritmi/shared/admin';
import { color } from '@ritmi/shared/ui/tokens';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { text } from '../text.js';

const Quiet = styled.p`
  color: ${color.quiet};
`;

/** Each server has its own queue: what waits for one is not sent to another. */
export function LeftBehind({ outbox }: { readonly outbox: Outbox }) {
  const { length } = useSyncExternalStore(
    (listener) => outbox.subscribe(listener),
    () => outbox.waiting(),
  );
  return length > 0 ? <Quiet>{text.address.leavesWaiting(length)}</Quiet> : null;
}
