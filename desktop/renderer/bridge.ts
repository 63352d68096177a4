import { maxLogLine } from '../messages.js';
import type { Bridge } from '../messages.js';

declare global {
  interface Window {
    readonly ritmi: Bridge;
  }
}

/** What main offers to this window. */
export const bridge = (): Bridge => window.ritmi;

/** Leaves faults in the log. */
export function logTo({ logError }: Pick<Bridge, 'logError'>): (fault: unknown) => void {
  return (fault) => {
    const line = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
    // Where even the log fails there is no other place to tell.
    logError(line.slice(0, maxLogLine)).catch(() => undefined);
  };
}
