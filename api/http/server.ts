import { createServer, type RequestListener, type ServerResponse } from 'node:http';

type Address = { readonly host: string; readonly port: number };

export type Listening = {
  /** Takes no new connections and lets running requests end, for at most `limitMs`. */
  drain(limitMs: number): Promise<void>;
};

const timeouts = {
  // How long a body may take is up to `limitBodyTime`: Node's own limit would end long uploads.
  requestTimeout: 0,
  headersTimeout: 15_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 5_000,
} as const;

/** Serves requests at an address. Fails when it cannot be had. */
export async function listen(handle: RequestListener, { host, port }: Address): Promise<Listening> {
  const running = new Set<ServerResponse>();
  let isDraining = false;
  const server = createServer(timeouts, (request, response) => {
    running.add(response);
    response.once('close', () => running.delete(response));
    if (isDraining) closeAfter(response);
    handle(request, response);
  });
  await new Promise<void>((settle, fail) => {
    server.once('error', fail).listen(port, host, settle);
  });
  return {
    async drain(limitMs) {
      isDraining = true;
      for (const response of running) closeAfter(response);
      const closed = new Promise((settle) => server.close(settle));
      // Those whose answer had begun before it could say that it is the last one.
      const sweep = setInterval(() => server.closeIdleConnections(), 100);
      const limit = setTimeout(() => server.closeAllConnections(), limitMs);
      await closed;
      clearInterval(sweep);
      clearTimeout(limit);
    },
  };
}

/** Whoever goes on sending over an open connection would keep it open. */
function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
