import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Answer } from './load.js';

/** What the product is compared with: the same bytes from memory, or the least that Express and Mongoose do for a POST. */
type Order =
  | { readonly status: number; readonly headers: string[]; readonly bytes: Buffer }
  | { readonly mongodbUri: string };

export interface BareServer {
  readonly url: string;
  readonly pid: number;
  stop(): void;
}

// Those of a connection, or made by Node for each answer.
const ownHeaders = /^(?:connection|keep-alive|date|transfer-encoding)$/i;

/** A bare `node:http` server that gives this answer to everybody. */
export function startSameAnswer({ status, rawHeaders, bytes }: Answer): Promise<BareServer> {
  const headers = rawHeaders.filter((_, index) => !ownHeaders.test(rawHeaders[index - (index % 2)] ?? ''));
  return start({ status, headers, bytes });
}

/** Express and Mongoose, storing what is posted. */
export function startExpress(mongodbUri: string): Promise<BareServer> {
  return start({ mongodbUri });
}

async function start(order: Order): Promise<BareServer> {
  const child = fork(fileURLToPath(import.meta.url), {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
  });
  child.send(order);
  const [port] = (await once(child, 'message')) as [number];
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop: () => child.disconnect() };
}

async function expressServer(mongodbUri: string): Promise<Server> {
  const [{ default: express }, { default: mongoose }] = await Promise.all([
    import('express'),
    import('mongoose'),
  ]);
  await mongoose.connect(mongodbUri);
  const Service = mongoose.model(
    'BareService',
    new mongoose.Schema({ title: String, description: String, price: String }),
  );
  const app = express().use(express.json());
  app.post(
    '/',
    async (request, response) => void response.status(201).json(await Service.create(request.body)),
  );
  return createServer(app);
}

async function run(order: Order): Promise<void> {
  const server =
    'mongodbUri' in order
      ? await expressServer(order.mongodbUri)
      : createServer((_request, response) =>
          response.writeHead(order.status, order.headers).end(order.bytes),
        );
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
}

// Run as a program of its own, as the product's servers are.
if (process.send) {
  process.once('message', (order: Order) => void run(order));
  process.once('disconnect', () => process.exit());
}
