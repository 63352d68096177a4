import { useEffect } from 'react';
import { useHost } from '../../host/host.js';
import { sessionText } from './text.js';
import { useSessionEnd } from './useSessionEnd.js';

/** What waited for the server met the end of the session: the same as when a person's own call does. */
export function useLostSession(): void {
  const { outbox } = useHost();
  const endSession = useSessionEnd();
  useEffect(() => outbox?.onSessionLost(() => void endSession(sessionText.expired)), [outbox, endSession]);
}
