import { pino } from 'pino';

/** Structured lines on standard output. */
export function createLog(level: string) {
  return pino({ name: 'web', level });
}

export type Log = ReturnType<typeof createLog>;
