import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { Answer } from './load.js';

/** Servers that the product is compared with: the same bytes from memory, or a minimal POST of Express and Mongoose. */
type Order =
  | { readonly status: number; readonly headers: string[]; readonly bytes: Buffer }
  | { readonly mongodbUri: string };

// Headers that belong to a connection, or that Node adds to each response.
const ownHeaders = /^(?:connection|keep-alive|date|transfer-encoding)$/i;

/** A bare `node:http` server that sends the same response to every request. */
export function startSameAnswer({ status, rawHeaders, bytes }: Answer) {
  const headers = rawHeaders.filter((_, index) => !ownHeaders.test(rawHeaders[index - (index % 2)] ?? ''));
  return start({ status, headers, bytes });
}

/** A server of Express and Mongoose that stores what is posted. */
export function startExpress(mongodbUri: string) {
  return start({ mongodbUri });
}

async function start(order: Order) {
  const child = fork(fileURLToPath(import.meta.url), {
    execArgv: ['--import', 'tsx'],
    serialization: 'advanced',
  });
  child.send(order);
  const [port]: number[] = await once(child, 'message');
  return { url: `http://127.0.0.1:${port}`, pids: [child.pid ?? 0], stop: () => child.disconnect() };
}

async function expressListener(mongodbUri: string): Promise<RequestListener> {
  const { default: express } = await import('express');
  const { default: mongoose } = await import('mongoose');
  await mongoose.connect(mongodbUri);
  const schema = new mongoose.Schema({ title: String, description: String, price: String });
  const Service = mongoose.model('BareService', schema);
  return express()
    .use(express.json())
    .post('/', async (request, response) => {
      response.status(201).json(await Service.create(request.body));
    });
}

// Runs in its own process, as the product's servers do.
if (process.send) {
  process.once('disconnect', () => process.exit());
  const [order]: Order[] = await once(process, 'message');
  if (!order) throw new Error('no order');
  const listener: RequestListener =
    'mongodbUri' in order
      ? await expressListener(order.mongodbUri)
      : (_request, response) => response.writeHead(order.status, order.headers).end(order.bytes);
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address === 'object') process.send(address?.port);
}
