import { contextBridge, ipcRenderer } from 'electron';
import { type Bridge, requestNames } from '../messages.js';

const requests = requestNames.map((name) => [
  name,
  (request?: unknown): Promise<unknown> => ipcRenderer.invoke(name, request),
]);

const bridge = {
  ...Object.fromEntries(requests),
  onNavigate: (listener: (path: string) => void): void => {
    ipcRenderer.on('navigate', (_, path: string) => listener(path));
  },
  // `fromEntries` loses the names.
} as Bridge;

contextBridge.exposeInMainWorld('ritmi', bridge);
