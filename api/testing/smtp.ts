import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

// A mail server for tests. No product code imports it.

type Refusal = Error & { readonly responseCode: number };

/** Starts a mail server on loopback. */
export async function startSmtp() {
  const state: {
    received: string[];
    /** What it answers to the next letters; null takes them. */
    refusal: Refusal | 'hang up' | null;
  } = { received: [], refusal: null };
  const smtp = new SMTPServer({
    authOptional: true,
    onData: (stream, _session, done) => {
      const { refusal } = state;
      if (refusal === 'hang up') {
        smtp.connections.forEach((connection) => connection.close());
        return;
      }
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (!refusal) state.received.push(Buffer.concat(parts).toString());
        done(refusal);
      });
    },
  });
  const listening = smtp.listen(0, '127.0.0.1');
  await new Promise((resolve) => listening.once('listening', resolve));
  return Object.assign(state, {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    stop: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  });
}

export const refusedWith = (responseCode: number): Refusal =>
  Object.assign(new Error('not now'), { responseCode });
