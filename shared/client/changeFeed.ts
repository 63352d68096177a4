import { EventSource } from 'eventsource';
import { type ChangeNotice, changeNotice, heartbeatMs } from '../domain/history.js';
import { parsed } from '../domain/json.js';
import { type Connection, headersOf } from './request.js';

type FeedOptions = {
  readonly connection: Pick<Connection, 'baseUrl' | 'token'>;
  readonly headers?: Readonly<Record<string, string>>;
  /** While the feed is not connected changes are missed. Called with false once for each failed attempt too. */
  readonly onConnected: (isConnected: boolean) => void;
  /** Called with null when a message cannot be read: anything may have changed. */
  readonly onChange: (notice: ChangeNotice | null) => void;
  /** Delay before a lost feed is opened again, in ms. */
  readonly retryMs: number;
  /** Time without a byte after which the connection counts as lost, in ms. */
  readonly silenceMs?: number;
};

/**
 * Follows the API's change feed. A connection without a byte for two heartbeats is lost: its other side is frozen or gone.
 * Not the browser's own EventSource, which hides heartbeats and sends no token. @returns a function that stops it
 */
export function followChanges(options: FeedOptions): () => void {
  const { connection, onConnected, onChange, retryMs, silenceMs = 2 * heartbeatMs } = options;
  let close = (): void => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open() {
    let isClosed = false;
    let silence: typeof timer;
    const lose = () => {
      if (isClosed) return;
      close();
      timer = setTimeout(open, retryMs);
      onConnected(false);
    };
    const waitForByte = () => {
      clearTimeout(silence);
      if (!isClosed) silence = setTimeout(lose, silenceMs);
    };
    waitForByte();
    const feed = new EventSource(`${connection.baseUrl}/changes`, {
      fetch: async (address, init) => {
        const sent = headersOf(connection, {});
        const more = Object.entries({ ...init.headers, ...options.headers });
        for (const [name, value] of more) sent.set(name, value);
        const { body, status, url, redirected, headers } = await fetch(address, { ...init, headers: sent });
        return { status, url, redirected, headers, body: body?.pipeThrough(watched(waitForByte)) ?? null };
      },
    });
    close = () => {
      isClosed = true;
      clearTimeout(silence);
      feed.close();
    };
    feed.onopen = () => onConnected(true);
    feed.onmessage = ({ data }) => onChange(changeNotice.safeParse(parsed(data)).data ?? null);
    feed.onerror = lose;
  }

  open();
  return () => {
    clearTimeout(timer);
    close();
  };
}

/** Passes bytes on and reports each part. */
function watched(onPart: () => void): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  return new TransformStream({
    transform: (bytes, controller) => {
      onPart();
      controller.enqueue(bytes);
    },
  });
}
