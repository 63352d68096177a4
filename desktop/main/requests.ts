import { app, ipcMain, shell } from 'electron';
import { type InterfaceLanguage, interfaceLanguages } from '@ritmi/shared/domain/language';
import { z } from 'zod';
import {
  maxLogLine,
  maxNoticeLength,
  maxPieceBytes,
  type RequestName,
  requestNames,
  type Requests,
} from '../messages.js';
import { takeLink } from './links.js';
import { log, logFolder } from './log.js';
import { isOwnPage } from './security/policy.js';
import type { Server } from './server/server.js';
import { notify } from './window/notices.js';
import { appWindow } from './window/window.js';

type RequestOf<N extends RequestName> = Parameters<Requests[N]>[0];
type ResultOf<N extends RequestName> = ReturnType<Requests[N]>;

type Handlers = {
  readonly [N in RequestName]: readonly [
    /** What the window may send; anything else is refused. */
    schema: z.ZodType<RequestOf<N>>,
    handle: (request: RequestOf<N>) => ResultOf<N> | Promise<ResultOf<N>>,
  ];
};

const nothing = z.undefined();
const key = z.string().regex(/^[\w-]{1,64}$/);
const name = z.string().regex(/^[\w:@-][\w.:@-]{0,119}$/);
const path = z.string().regex(/^(\/[\w-]{1,100}){1,3}$/);
const maxDocumentLength = 50_000_000;

/** Handles every request of the window; a request of any other page is refused. */
export function handleRequests(server: Server, showLanguage: (language: InterfaceLanguage) => void): void {
  const { documents } = server;
  const handlers: Handlers = {
    start: [
      nothing,
      () => ({
        serverUrl: server.url(),
        session: server.session(),
        tokenProtection: server.tokenProtection,
        version: app.getVersion(),
        isOutboxDamaged:
          server.url() !== null && documents().damaged.some((found) => /^outbox(%3A|$)/.test(found)),
        link: takeLink(),
      }),
    ],
    writeSession: [
      z.object({ token: z.string().min(1).max(10_000), userName: z.string().max(1000) }).nullable(),
      server.writeSession,
    ],
    useAddress: [z.object({ address: z.string().max(2000), allowsInsecure: z.boolean() }), server.use],
    documentNames: [nothing, () => documents().names()],
    readDocument: [name, (given) => documents().read(given)],
    writeDocument: [
      z.object({ name, text: z.string().max(maxDocumentLength).nullable(), files: z.array(key).max(1000) }),
      (document) => documents().write(document),
    ],
    appendToFile: [
      z.object({ key, bytes: z.instanceof(Uint8Array).refine(({ length }) => length <= maxPieceBytes) }),
      (piece) => documents().appendToFile(piece.key, piece.bytes),
    ],
    completeFile: [z.object({ key, name: z.string().max(1000) }), (file) => documents().completeFile(file)],
    discardFile: [key, (given) => documents().discardFile(given)],
    showProgress: [z.number().min(0).max(1).nullable(), (share) => appWindow()?.setProgressBar(share ?? -1)],
    notify: [z.object({ text: z.string().min(1).max(maxNoticeLength), path: path.nullable() }), notify],
    showUnread: [z.int().min(0).max(1_000_000), (count) => void app.setBadgeCount(count)],
    showLanguage: [z.enum(interfaceLanguages), showLanguage],
    openLogs: [nothing, () => void shell.openPath(logFolder())],
    logError: [z.string().max(maxLogLine), (line) => log.warn(`window: ${line}`)],
  };
  function register<N extends RequestName>(requestName: N): void {
    const [schema, handle] = handlers[requestName];
    ipcMain.handle(requestName, async ({ senderFrame }, request: unknown) => {
      if (!senderFrame || senderFrame.parent || !isOwnPage(senderFrame.url)) throw new Error('Refused');
      const parsed = schema.safeParse(request);
      if (!parsed.success) throw new Error(`Malformed request: ${requestName}`);
      return handle(parsed.data);
    });
  }
  for (const requestName of requestNames) register(requestName);
}
