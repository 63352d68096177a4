import { isIP } from 'node:net';
import { type DestinationStream, pino, stdSerializers } from 'pino';

/**
 * Structured lines on standard output. No line holds a token, a cookie or an address of a machine, at any level: what
 * is logged names none, and what an error brings along is removed.
 */
export function createLog(level: string, destination: DestinationStream = pino.destination(1)) {
  return pino({ level, base: { program: 'web' }, serializers: { err: describeError } }, destination);
}

export type Log = ReturnType<typeof createLog>;

/** An error as a log may hold it: its kind and place, without addresses and tokens in its words. */
function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: withoutSecrets(String(error)) };
  const { type, message, stack } = stdSerializers.err(error);
  const code = 'code' in error ? { code: error.code } : {};
  return { type, ...code, message: withoutSecrets(message), stack: withoutSecrets(stack) };
}

function withoutSecrets(text: string): string {
  return text
    .replace(/\beyJ[\w-]+\.[\w-]+\.[\w-]+|\bBearer\s+\S+/g, '[token]')
    .replace(/[\da-f.:]{3,}/gi, (word) => withoutAddress(word));
}

/** An address alone, or with its port after it. */
function withoutAddress(word: string): string {
  const host = word.replace(/:\d+$/, '');
  return isIP(word) !== 0 || isIP(host) !== 0 ? '[address]' : word;
}
