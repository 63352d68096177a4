import { app, type BrowserWindow, ipcMain, Notification, shell } from 'electron';
import { z } from 'zod';
import { type AnswerOf, type Channel, longestLogLine, pieceBytes, type QuestionOf } from '../channels.js';
import type { Keep } from './kept/keep.js';
import { isOwnPage } from './security/links.js';
import type { Log } from './log.js';
import type { Server } from './server/server.js';
import { showWindow } from './window/window.js';

type Answering = {
  [C in Channel]: {
    /** What the window may ask; anything else is refused before it is looked at. */
    readonly shape: z.ZodType<QuestionOf<C>>;
    readonly answer: (question: QuestionOf<C>) => AnswerOf<C> | Promise<AnswerOf<C>>;
  };
};

type Parts = {
  readonly window: () => BrowserWindow | null;
  readonly server: Server;
  readonly log: Log;
};

const nothing = z.null();
const key = z.string().regex(/^[\w-]{1,64}$/);
const name = z.string().regex(/^[\w:@-][\w.:@-]{0,119}$/);
const longestText = 50_000_000;

/** Answers every question of the window; a question of any other page is refused. */
export function answerQuestions(parts: Parts): void {
  for (const [channel, { shape, answer }] of Object.entries(answers(parts)) as [
    Channel,
    Answering[Channel],
  ][]) {
    ipcMain.handle(channel, async (event, question: unknown) => {
      const { senderFrame } = event;
      if (!senderFrame || senderFrame.parent || !isOwnPage(senderFrame.url)) throw new Error('Refused');
      const parsed = shape.safeParse(question);
      if (!parsed.success) throw new Error(`Malformed question: ${channel}`);
      return (answer as (question: unknown) => unknown)(parsed.data);
    });
  }
}

function answers({ window, server, log }: Parts): Answering {
  const keep = (): Keep => server.keep();
  return {
    start: {
      shape: nothing,
      answer: () => ({
        serverUrl: server.url(),
        session: server.session(),
        tokenProtection: server.tokenProtection,
        version: app.getVersion(),
        isOutboxDamaged: server.url() !== null && keep().damaged.some((name) => /^outbox(:|$)/.test(name)),
      }),
    },
    'session:write': {
      shape: z.object({ token: z.string().min(1).max(10_000), userName: z.string().max(1000) }),
      answer: (session) => nothingAfter(server.writeSession(session)),
    },
    'session:clear': { shape: nothing, answer: () => nothingAfter(server.clearSession()) },
    'address:use': {
      shape: z.object({ address: z.string().max(2000), isInsisted: z.boolean() }),
      answer: ({ address, isInsisted }) => server.use(address, isInsisted),
    },
    'kept:names': { shape: nothing, answer: () => keep().names() },
    'kept:read': { shape: name, answer: (document) => keep().read(document) },
    'kept:write': {
      shape: z.object({ name, text: z.string().max(longestText), files: z.array(key).max(1000) }),
      answer: (document) => nothingAfter(keep().write(document)),
    },
    'kept:delete': { shape: name, answer: (document) => nothingAfter(keep().delete(document)) },
    'file:open': {
      shape: z.object({ key, name: z.string().max(1000) }),
      answer: (file) => keep().files.open(file.key, file.name),
    },
    'file:append': {
      shape: z.object({ key, bytes: z.instanceof(Uint8Array).refine(({ length }) => length <= pieceBytes) }),
      answer: (piece) => nothingAfter(keep().files.append(piece.key, piece.bytes)),
    },
    'file:close': { shape: key, answer: (file) => nothingAfter(keep().files.close(file)) },
    'file:drop': { shape: key, answer: (file) => nothingAfter(keep().files.drop(file)) },
    progress: {
      shape: z.number().min(0).max(1).nullable(),
      answer: (share) => nothingAfter(window()?.setProgressBar(share ?? -1)),
    },
    notify: {
      shape: z.string().min(1).max(500),
      answer: (words) => {
        const current = window();
        // Who looks at the window has seen it already.
        const isLookedAt = current?.isVisible() && current.isFocused();
        if (!current || isLookedAt || !Notification.isSupported()) return null;
        const notification = new Notification({ title: app.getName(), body: words });
        notification.on('click', () => showWindow(current));
        notification.show();
        return null;
      },
    },
    'logs:open': { shape: nothing, answer: () => nothingAfter(shell.openPath(log.folder)) },
    'log:error': {
      shape: z.string().max(longestLogLine),
      answer: (line) => nothingAfter(log.warn(`window: ${line}`)),
    },
  };
}

/** Answers when the work is done, without its result. */
async function nothingAfter(work: unknown): Promise<null> {
  await work;
  return null;
}
