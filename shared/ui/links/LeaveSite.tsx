import { useEffect } from 'react';

/** Told to the window when somebody wants to go on and the network is gone. */
export const stayedEvent = 'ritmi:stayed';

type ElsewhereProps = {
  /** Where the link of the missing part leads. */
  readonly href: string;
  readonly onLeave: () => void;
};

/**
 * Stands in for a part of the page whose script could not be loaded: follows its link, or stays where the network is
 * gone, as the browser's own error page would take this one away.
 */
export function LeaveSite({ href, onLeave }: ElsewhereProps) {
  useEffect(() => {
    if (navigator.onLine) window.location.assign(href);
    else window.dispatchEvent(new Event(stayedEvent));
    onLeave();
  }, [href, onLeave]);
  return null;
}
