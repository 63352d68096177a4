import Store from 'electron-store';
import type { SessionFile } from './tokenStore.js';

/** The session's file; electron-store writes it atomically. */
export function openSessionFile(): SessionFile {
  const store = new Store({ name: 'session', clearInvalidConfig: true, configFileMode: 0o600 });
  return {
    read: () => store.store,
    write: (value) => {
      store.store = value;
    },
    clear: () => store.clear(),
  };
}
