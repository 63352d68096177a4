import { Agent, request } from 'node:http';
import type { Measured } from './figures.js';

export interface Call {
  readonly url: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Answer {
  readonly contentType: string;
  /** As they came over the wire, compressed. */
  readonly bytes: Buffer;
}

interface Load {
  readonly count: number;
  readonly connections: number;
  /** The loop ends early here, so that a slow machine still finishes. */
  readonly limitMs: number;
}

/** Sends the same call `count` times over kept connections, each of which always has one call under way. */
export async function measure(call: Call, { count, connections, limitMs }: Load): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const durationsMs: number[] = [];
  let started = 0;
  const beganAt = performance.now();
  const connection = async () => {
    while (started < count && performance.now() - beganAt < limitMs) {
      started += 1;
      const sentAt = performance.now();
      await send(call, agent);
      durationsMs.push(performance.now() - sentAt);
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, connection));
  } finally {
    agent.destroy();
  }
  return { durationsMs, wholeMs: performance.now() - beganAt };
}

/** @throws an Error for every answer but 200. */
export function send({ url, method = 'GET', headers, body }: Call, agent?: Agent): Promise<Answer> {
  return new Promise((settle, fail) => {
    const sent = request(url, {
      method,
      headers: { 'Accept-Encoding': 'br', ...headers },
      ...(agent ? { agent } : {}),
    });
    sent.once('error', fail).once('response', (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('error', fail).once('end', () => {
        if (answer.statusCode === 200) {
          settle({ contentType: answer.headers['content-type'] ?? '', bytes: Buffer.concat(chunks) });
        } else fail(new Error(`${method} ${url}: ${answer.statusCode}`));
      });
    });
    sent.end(body);
  });
}
