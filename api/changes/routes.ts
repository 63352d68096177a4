import type { Response } from 'express';
import { inTurn } from '../db/transaction.js';
import { unavailable } from '../http/errors.js';
import { type Route, route } from '../http/route.js';
import { type ChangeFeed, everything, type Told, toldSince } from './feed.js';

const mostReaders = 1000;

const heartbeatMs = 15_000;

/** A reader that takes nothing any more must not fill the memory. */
const mostUnreadBytes = 1024 * 1024;

/** GET /changes: which documents changed, nothing of their content (contract, Beyond). */
export function changeRoutes(feed: ChangeFeed): readonly Route[] {
  return [
    route({
      method: 'get',
      path: '/changes',
      access: 'open',
      summary: 'Server-sent events about changed documents; resumes after Last-Event-ID',
      answer: { status: 200, schema: null },
      handle: async ({ request, response }) => {
        if (feed.size >= mostReaders) throw unavailable();
        if (request.method === 'HEAD') return { status: 200 };
        response.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' });
        response.set('X-Accel-Buffering', 'no').flushHeaders();
        await tell(feed, response, request.get('Last-Event-ID') ?? null);
        return null;
      },
    }),
  ];
}

async function tell(feed: ChangeFeed, response: Response, lastSeen: string | null): Promise<void> {
  const waiting: Told[] = [];
  let send = (told: Told): void => void waiting.push(told);
  const until = feed.position;
  const stopListening = feed.listen({
    handleTold: (told) => send(told),
    handleEnd: () => response.end(),
  });
  // While the API stops, whoever listens is sent away at once; writing after that would end the process.
  if (response.writableEnded) {
    stopListening();
    return;
  }
  const heartbeat = setInterval(() => {
    if (!response.writableEnded) response.write(': still here\n\n');
  }, heartbeatMs);
  response.on('close', () => {
    clearInterval(heartbeat);
    stopListening();
  });

  response.write('retry: 1000\n\n');
  let last = until ?? '';
  if (lastSeen === null) {
    // A reader that loses the connection before the first change still knows where it was.
    if (until !== null) response.write(`id: ${until}\n\n`);
  } else {
    last = await catchUp(response, lastSeen, until);
  }
  for (const told of waiting) {
    if (told.id === null || told.id > last) write(response, told);
  }
  send = (told) => write(response, told);
}

/** Writes what a reader missed and answers up to where. */
async function catchUp(response: Response, lastSeen: string, until: string | null): Promise<string> {
  if (!/^[\dA-F]{16,400}$/i.test(lastSeen)) {
    for (const told of everything()) write(response, told);
    return until ?? '';
  }
  let last = lastSeen;
  if (until !== null && lastSeen >= until) return last;
  try {
    // One at a time: after a restart all readers come back at once.
    await inTurn('catching up', async () => {
      for await (const told of toldSince(lastSeen, until ?? '')) {
        if (response.closed) return;
        write(response, told);
        last = told.id ?? last;
      }
    });
  } catch {
    // The reader comes back with the same Last-Event-ID.
    response.end();
  }
  return last;
}

function write(response: Response, { id, notice }: Told): void {
  if (response.writableEnded) return;
  if (response.writableLength > mostUnreadBytes) {
    response.destroy();
    return;
  }
  response.write(`${id === null ? '' : `id: ${id}\n`}data: ${JSON.stringify(notice)}\n\n`);
}
