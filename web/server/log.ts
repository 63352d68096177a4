import { redact } from '@ritmi/shared/domain/settings/redact';
import { type DestinationStream, pino } from 'pino';

/**
 * Structured log lines on standard output. No line contains a token, a cookie or a machine's address: requests are
 * logged without headers and query, and whole lines are redacted, since errors contain addresses.
 */
export function createLog(level: string, destination: DestinationStream = pino.destination(1)) {
  return pino({ level, base: { program: 'web' }, hooks: { streamWrite: redact } }, destination);
}

export type Log = ReturnType<typeof createLog>;
