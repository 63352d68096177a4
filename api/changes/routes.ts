import { createHash, timingSafeEqual } from 'node:crypto';
import { type ChangeNotice, feedSecretHeader, heartbeatMs } from '@ritmi/shared/domain/history';
import type { Request, Response } from 'express';
import { type Account, addressOf } from '../http/auth.js';
import { tooMany, unavailable } from '../http/errors.js';
import { type Route, route } from '../http/route.js';
import type { ChangeEvent, ChangeFeed } from './feed.js';

/** Maximum number of readers, in total and per address. Readers with the secret are neither counted nor refused. */
const maxReaders = 1000;
const maxReadersOfAddress = 100;

const retryAfterS = 5;

/** A reader that stops reading is disconnected, so that it does not fill the memory. */
const maxUnreadBytes = 1024 * 1024;

type FeedOptions = {
  readonly secret?: string | undefined;
  readonly isSessionOpen?: (account: Account) => Promise<boolean>;
  readonly beatMs?: number;
};

/** GET /changes: which documents changed, without their content (contract, Beyond). */
export function changeRoutes(feed: ChangeFeed, options: FeedOptions = {}): readonly Route[] {
  const { secret, isSessionOpen = async () => true, beatMs = heartbeatMs } = options;
  const count = countReaders();
  return [
    route({
      method: 'get',
      path: '/changes',
      access: 'public',
      summary: 'Server-sent events about changed documents; resumes after Last-Event-ID',
      status: 200,
      errors: [429],
      handle: async ({ account, request, response }) => {
        if (request.method === 'HEAD') return {};
        if (!isOurs(request, secret)) count(request, response);
        response.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' });
        response.set('X-Accel-Buffering', 'no').flushHeaders();
        const noticesIn = ({ notice, shown }: ChangeEvent) => (account ? (notice ? [notice] : []) : shown);
        const reader = { noticesIn, lastSeen: request.get('Last-Event-ID'), beatMs };
        // While the database is away nobody can end a session either.
        const mayStay = async () => account === null || isSessionOpen(account).catch(() => true);
        stream(feed, response, { ...reader, mayStay });
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
 * Counts readers until their responses end.
 * @throws 503 when there are too many, 429 when too many come from one address.
 */
function countReaders(): (request: Request, response: Response) => void {
  const addresses = new Map<Response, string>();
  return (request, response) => {
    const address = addressOf(request);
    const ofAddress = [...addresses.values()].filter((each) => each === address).length;
    if (ofAddress >= maxReadersOfAddress) throw tooMany(retryAfterS);
    if (addresses.size >= maxReaders) throw unavailable();
    addresses.set(response, address);
    response.once('close', () => addresses.delete(response));
  };
}

type Reader = {
  /** What it may know of a change. */
  readonly noticesIn: (change: ChangeEvent) => readonly ChangeNotice[];
  readonly lastSeen: string | undefined;
  /** Asked at each heartbeat: a session that has ended must not be told anything any more. */
  readonly mayStay: () => Promise<boolean>;
  readonly beatMs: number;
};

function stream(feed: ChangeFeed, response: Response, reader: Reader): void {
  const { noticesIn, lastSeen, mayStay, beatMs } = reader;
  response.write('retry: 1000\n\n');
  const handleChange = (change: ChangeEvent) => {
    for (const notice of noticesIn(change)) write(response, change.id, notice);
  };
  const handleEnd = () => response.end();
  if (lastSeen !== undefined) feed.missedSince(lastSeen).forEach(handleChange);
  // A reader that loses its connection before the next change needs a position to resume from.
  const writePosition = () => write(response, feed.position);
  writePosition();
  const heartbeat = setInterval(() => {
    writePosition();
    void mayStay().then((stays) => stays || handleEnd());
  }, beatMs);
  feed.on('change', handleChange).on('end', handleEnd);
  if (feed.isStopped) handleEnd();
  response.on('close', () => {
    clearInterval(heartbeat);
    feed.off('change', handleChange).off('end', handleEnd);
  });
}

/** Writes a position, with the change that led to it if there is one. */
function write(response: Response, id: string | null, notice?: ChangeNotice): void {
  if (response.writableEnded) return;
  if (response.writableLength > maxUnreadBytes) {
    response.destroy();
    return;
  }
  const lines = [
    ...(id === null ? [] : [`id: ${id}`]),
    ...(notice ? [`data: ${JSON.stringify(notice)}`] : []),
  ];
  response.write(`${lines.join('\n')}\n\n`);
}
