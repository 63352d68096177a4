import { redact } from '@ritmi/shared/domain/settings/redact';
import { type DestinationStream, pino } from 'pino';

/**
 * Structured lines on standard output. No line holds a token, a cookie or the address of a machine, at any level:
 * requests are logged without headers and query, and whole lines are redacted, as errors carry addresses.
 */
export function createLog(level: string, destination: DestinationStream = pino.destination(1)) {
  return pino({ level, base: { program: 'web' }, hooks: { streamWrite: redact } }, destination);
}

export type Log = ReturnType<typeof createLog>;
