import { createHash, timingSafeEqual } from 'node:crypto';
import { feedSecretHeader } from '@ritmi/shared/domain/history';
import type { Request, Response } from 'express';
import { inTurn } from '../db/transaction.js';
import { addressOf } from '../http/auth.js';
import { tooMany, unavailable } from '../http/errors.js';
import { type Route, route } from '../http/route.js';
import { type ChangeFeed, everything, type Told, toldSince } from './feed.js';

/** Readers at most, of all addresses and of one; those that know the secret neither count nor are refused. */
const mostReaders = 1000;
const mostReadersOfAddress = 100;

const retryAfterS = 5;

const heartbeatMs = 15_000;

/** A reader that takes nothing any more must not fill the memory. */
const mostUnreadBytes = 1024 * 1024;

/** Readers that catch up at most: one does, the others wait for it. */
const mostCatchingUp = 20;

/** How long a reader waits and catches up at most. */
const catchUpMs = 3_000;

/** GET /changes: which documents changed, nothing of their content (contract, Beyond). */
export function changeRoutes(feed: ChangeFeed, secret?: string): readonly Route[] {
  const places = new Places();
  return [
    route({
      method: 'get',
      path: '/changes',
      access: 'open',
      summary: 'Server-sent events about changed documents; resumes after Last-Event-ID',
      answer: { status: 200, schema: null },
      errors: [429],
      handle: async ({ request, response }) => {
        if (request.method === 'HEAD') return { status: 200 };
        if (!isOurs(request, secret)) places.take(request, response);
        response.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' });
        response.set('X-Accel-Buffering', 'no').flushHeaders();
        await tell(feed, response, request.get('Last-Event-ID') ?? null);
        return null;
      },
    }),
  ];
}

/** Whether it is our web server, whose pages go stale without the feed. */
function isOurs(request: Request, secret: string | undefined): boolean {
  const given = request.get(feedSecretHeader);
  return secret !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(secret));
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** The places of readers that anybody may be. */
class Places {
  readonly #taken = new Map<string, number>();
  #size = 0;

  /** Until the response ends. @throws 503 when all are taken, 429 when this address has its share. */
  take(request: Request, response: Response): void {
    const address = addressOf(request);
    const own = this.#taken.get(address) ?? 0;
    if (own >= mostReadersOfAddress) throw tooMany(retryAfterS);
    if (this.#size >= mostReaders) throw unavailable();
    this.#count(address, 1);
    response.once('close', () => this.#count(address, -1));
  }

  #count(address: string, change: 1 | -1): void {
    const own = (this.#taken.get(address) ?? 0) + change;
    if (own > 0) this.#taken.set(address, own);
    else this.#taken.delete(address);
    this.#size += change;
  }
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
    writePlace(response, until);
  } else {
    last = await catchUp(response, { feed, lastSeen, until });
  }
  for (const told of waiting) {
    if (told.id === null || told.id > last) write(response, told);
  }
  send = (told) => write(response, told);
}

let catchingUp = 0;

/** Writes what a reader missed and answers up to where. */
async function catchUp(
  response: Response,
  { feed, lastSeen, until }: { feed: ChangeFeed; lastSeen: string; until: string | null },
): Promise<string> {
  const isPlace = /^[\dA-F]{16,400}$/i.test(lastSeen) && feed.isOfContent(lastSeen);
  if (!isPlace || catchingUp >= mostCatchingUp) {
    for (const told of everything()) write(response, told);
    writePlace(response, until);
    return until ?? '';
  }
  let last = lastSeen;
  if (until !== null && lastSeen >= until) return last;
  const overdue = AbortSignal.timeout(catchUpMs);
  catchingUp += 1;
  try {
    // One at a time: after a restart all readers come back at once.
    await inTurn('catching up', async () => {
      let isLost = false;
      for await (const told of toldSince(lastSeen, until ?? '', overdue)) {
        if (response.closed) return;
        write(response, told);
        last = told.id ?? until ?? last;
        if (told.id === null) isLost = true;
      }
      if (isLost) writePlace(response, until);
    });
  } catch {
    // The reader comes back with the same Last-Event-ID.
    response.end();
  } finally {
    catchingUp -= 1;
  }
  return last;
}

/** A reader that loses the connection before the next change still knows where it was. */
function writePlace(response: Response, place: string | null): void {
  if (place !== null && !response.writableEnded) response.write(`id: ${place}\n\n`);
}

function write(response: Response, { id, notice }: Told): void {
  if (response.writableEnded) return;
  if (response.writableLength > mostUnreadBytes) {
    response.destroy();
    return;
  }
  response.write(`${id === null ? '' : `id: ${id}\n`}data: ${JSON.stringify(notice)}\n\n`);
}
