import { createConnection, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

// A way to the database that can be cut or fall silent while its other users work on.

export type Gate = Awaited<ReturnType<typeof openGate>>;

export async function openGate(mongoUri: string) {
  const database = new URL(mongoUri);
  const sockets = new Set<Socket>();
  let port = 0;
  let word: string | null = null;
  let isSilent = false;
  let server: Server;

  function join(near: Socket): void {
    const far = createConnection(Number(database.port), database.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => [near, far].map((end) => end.destroy()));
    }
    near.on('data', (chunk) => {
      if (word !== null && chunk.includes(word)) isSilent = true;
      far.write(chunk);
    });
    far.on('data', (chunk) => {
      if (!isSilent) near.write(chunk);
    });
  }

  function cut(): void {
    server.close();
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  }

  async function open(): Promise<void> {
    server = createServer(join);
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    ({ port } = server.address() as AddressInfo);
  }

  await open();
  return {
    /** Address of a database behind the gate. */
    uriOf: (name: string) => `mongodb://127.0.0.1:${port}/${name}?directConnection=true`,
    /** Nobody gets through any more. */
    cut,
    /** Holds back the database's answers, from the next request with `word` in it; at once without one. */
    silence: (after?: string) => {
      word = after ?? null;
      isSilent = after === undefined;
    },
    /** Everybody gets through again. */
    reopen: async () => {
      cut();
      word = null;
      isSilent = false;
      await open();
    },
  };
}
