import { contextBridge, ipcRenderer } from 'electron';
import type { AnswerOf, Channel, Orders, QuestionOf } from '../channels.js';

const ask =
  <C extends Channel>(channel: C) =>
  (question: QuestionOf<C>): Promise<AnswerOf<C>> =>
    ipcRenderer.invoke(channel, question);

const bridge = {
  start: ask('start'),
  writeSession: ask('session:write'),
  clearSession: ask('session:clear'),
  useAddress: ask('address:use'),
  keptNames: ask('kept:names'),
  readKept: ask('kept:read'),
  writeKept: ask('kept:write'),
  deleteKept: ask('kept:delete'),
  openFile: ask('file:open'),
  appendFile: ask('file:append'),
  closeFile: ask('file:close'),
  dropFile: ask('file:drop'),
  showProgress: ask('progress'),
  notify: ask('notify'),
  openLogs: ask('logs:open'),
  logError: ask('log:error'),
  onGo: (listener: (path: Orders['go']) => void): void => {
    ipcRenderer.on('go', (_, path: Orders['go']) => listener(path));
  },
};

export type Bridge = typeof bridge;

contextBridge.exposeInMainWorld('ritmi', bridge);
