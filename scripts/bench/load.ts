import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

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
  /** As received, compressed. */
  readonly bytes: Buffer;
}

/**
 * Sends calls over open connections, each with one call at a time.
 * @returns how long each took, in ms
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
      // An overloaded server responds with 503.
      if (status >= 500 && status !== 503) throw new Error(`${call.method ?? 'GET'} ${call.url}: ${status}`);
      durationsMs.push(performance.now() - sentAt);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection)).finally(() => agent.destroy());
  return durationsMs;
}

export async function send({ url, method, headers, body }: Call, agent?: Agent): Promise<Answer> {
  const sent = request(url, { method, headers: { 'Accept-Encoding': 'br', ...headers }, agent });
  const [answer]: IncomingMessage[] = await once(sent.end(body), 'response');
  if (!answer) throw new Error(`${url} did not respond`);
  const { statusCode: status = 0, headers: given, rawHeaders } = answer;
  return { status, headers: given, rawHeaders, bytes: await buffer(answer) };
}
