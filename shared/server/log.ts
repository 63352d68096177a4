import { type DestinationStream, type Logger, pino } from 'pino';
import { redact } from './redact.js';

export type Log = Logger;

/**
 * Structured log lines of a program, on standard output by default. No line contains a token, a cookie or a person's
 * address: requests are logged without headers and query, and whole lines are redacted, since errors contain addresses.
 */
export function createLog(
  program: 'api' | 'web',
  level: string,
  destination: DestinationStream = pino.destination(1),
): Log {
  return pino({ level, base: { program }, hooks: { streamWrite: redact } }, destination);
}
