import { type Bridge, maxLogLine } from '../messages.js';

declare global {
  interface Window {
    readonly ritmi: Bridge;
  }
}

/** What main offers to this window. */
export const bridge = (): Bridge => window.ritmi;

/** Writes errors to the app's log. */
export function logTo({ logError }: Pick<Bridge, 'logError'>): (error: unknown) => void {
  return (error) => {
    const line = error instanceof Error ? (error.stack ?? error.message) : String(error);
    // When even the log fails there is nowhere else to report it.
    logError(line.slice(0, maxLogLine)).catch(() => undefined);
  };
}
