import { Agent, type IncomingHttpHeaders, request } from 'node:http';

/** One request, or one of many that differ. */
export interface Call {
  readonly url: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}
export type Calls = (index: number) => Call;

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly rawHeaders: readonly string[];
  /** As they came over the wire, compressed. */
  readonly bytes: Buffer;
}

/**
 * Sends calls over open connections, each of which always has one call under way.
 * @returns how long each took, in ms, in ascending order
 */
export async function load(calls: Calls, count: number, connections: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const durationsMs: number[] = [];
  let started = 0;
  const connection = async () => {
    while (started < count) {
      const call = calls((started += 1));
      const sentAt = performance.now();
      const { status } = await send(call, agent);
      // 503 is the answer of a server that has enough to do.
      if (status >= 500 && status !== 503) throw new Error(`${call.method ?? 'GET'} ${call.url}: ${status}`);
      durationsMs.push(performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection)).finally(() => agent.destroy());
  return durationsMs.toSorted((a, b) => a - b);
}

export function send({ url, method = 'GET', headers, body }: Call, agent?: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, {
      method,
      headers: { 'Accept-Encoding': 'br', ...headers },
      ...(agent ? { agent } : {}),
    });
    sent.once('error', reject).once('response', (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('error', reject).once('end', () => {
        const { statusCode = 0, headers: given, rawHeaders } = answer;
        resolve({ status: statusCode, headers: given, rawHeaders, bytes: Buffer.concat(chunks) });
      });
    });
    sent.end(body);
  });
}
