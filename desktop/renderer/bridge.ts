import { type Bridge, maxLogLine } from '../messages.js';

/** The preload script defines it. */
declare const ritmi: Bridge;

/** What main offers to this window. */
export const bridge = ritmi;

/** Writes an error to the app's log. */
export function logError(error: unknown): void {
  const line = error instanceof Error ? (error.stack ?? error.message) : String(error);
  // When even the log fails there is nowhere else to report it.
  bridge.logError(line.slice(0, maxLogLine)).catch(() => undefined);
}
