import { createHash, timingSafeEqual } from 'node:crypto';
import { feedSecretHeader } from '@ritmi/shared/domain/history';
import type { Request, Response } from 'express';
import PQueue from 'p-queue';
import { addressOf } from '../http/auth.js';
import { tooMany, unavailable } from '../http/errors.js';
import { type Route, route } from '../http/route.js';
import { type ChangeEvent, type ChangeFeed, changesSince, everythingChanged } from './feed.js';

/** Most readers, of all addresses and of one. Those that know the secret are neither counted nor refused. */
const maxReaders = 1000;
const maxReadersOfAddress = 100;

const retryAfterS = 5;

const heartbeatMs = 15_000;

/** A reader that stops reading is disconnected, so that it does not fill the memory. */
const maxUnreadBytes = 1024 * 1024;

/** Most readers that catch up: one does, the others wait for it. */
const maxCatchingUp = 20;

/** Longest time in which a reader waits and catches up. */
const catchUpMs = 3_000;

/** GET /changes: which documents changed, nothing of their content (contract, Beyond). */
export function changeRoutes(feed: ChangeFeed, secret?: string): readonly Route[] {
  const count = countReaders();
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
        if (!isOurs(request, secret)) count(request, response);
        response.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' });
        response.set('X-Accel-Buffering', 'no').flushHeaders();
        await stream(feed, response, request.get('Last-Event-ID') ?? null);
        return null;
      },
    }),
  ];
}

/** Whether it is our web server, which must never be refused: without the feed its pages go stale. */
function isOurs(request: Request, secret: string | undefined): boolean {
  const given = request.get(feedSecretHeader);
  return secret !== undefined && given !== undefined && timingSafeEqual(digest(given), digest(secret));
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Counts readers of anybody until their responses end.
 * @throws 503 when there are too many, 429 when too many come from one address.
 */
function countReaders(): (request: Request, response: Response) => void {
  const byAddress = new Map<string, number>();
  let total = 0;
  return (request, response) => {
    const address = addressOf(request);
    const ofAddress = byAddress.get(address) ?? 0;
    if (ofAddress >= maxReadersOfAddress) throw tooMany(retryAfterS);
    if (total >= maxReaders) throw unavailable();
    const change = (by: 1 | -1) => {
      total += by;
      const left = (byAddress.get(address) ?? 0) + by;
      if (left > 0) byAddress.set(address, left);
      else byAddress.delete(address);
    };
    change(1);
    response.once('close', () => change(-1));
  };
}

async function stream(feed: ChangeFeed, response: Response, lastSeen: string | null): Promise<void> {
  const waiting: ChangeEvent[] = [];
  let send = (change: ChangeEvent): void => void waiting.push(change);
  const until = feed.position;
  const stopListening = feed.listen({
    handleChange: (change) => send(change),
    handleEnd: () => response.end(),
  });
  // While the API stops, a listener is ended at once; a write after that would end the process.
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
    writePosition(response, until);
  } else {
    last = await catchUp(response, { feed, lastSeen, until });
  }
  for (const change of waiting) {
    if (change.id === null || change.id > last) write(response, change);
  }
  send = (change) => write(response, change);
}

// One at a time: after a restart all readers come back at once.
const catchUps = new PQueue({ concurrency: 1 });

/** Writes what a reader missed and returns up to which position. */
async function catchUp(
  response: Response,
  { feed, lastSeen, until }: { feed: ChangeFeed; lastSeen: string; until: string | null },
): Promise<string> {
  const isPosition = /^[\dA-F]{16,400}$/i.test(lastSeen) && feed.isOfContent(lastSeen);
  if (!isPosition || catchUps.size + catchUps.pending >= maxCatchingUp) {
    for (const change of everythingChanged()) write(response, change);
    writePosition(response, until);
    return until ?? '';
  }
  let last = lastSeen;
  if (until !== null && lastSeen >= until) return last;
  const overdue = AbortSignal.timeout(catchUpMs);
  try {
    await catchUps.add(async () => {
      let isLost = false;
      for await (const change of changesSince(lastSeen, until ?? '', overdue)) {
        if (response.closed) return;
        write(response, change);
        last = change.id ?? until ?? last;
        if (change.id === null) isLost = true;
      }
      if (isLost) writePosition(response, until);
    });
  } catch {
    // The reader comes back with the same Last-Event-ID.
    response.end();
  }
  return last;
}

/** A reader that loses the connection before the next change still knows its position. */
function writePosition(response: Response, position: string | null): void {
  if (position !== null && !response.writableEnded) response.write(`id: ${position}\n\n`);
}

function write(response: Response, { id, notice }: ChangeEvent): void {
  if (response.writableEnded) return;
  if (response.writableLength > maxUnreadBytes) {
    response.destroy();
    return;
  }
  response.write(`${id === null ? '' : `id: ${id}\n`}data: ${JSON.stringify(notice)}\n\n`);
}
