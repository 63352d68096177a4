import type { SafeStorage as ElectronStorage } from 'electron';
import { z } from 'zod';
import type { StoredSession } from '../../messages.js';

/** The part of Electron's `safeStorage` that is used; `getSelectedStorageBackend` is newer than Electron 22. */
export type SafeStorage = Pick<ElectronStorage, 'isEncryptionAvailable' | 'encryptString' | 'decryptString'> &
  Partial<Pick<ElectronStorage, 'getSelectedStorageBackend'>>;

/** A file in userData that only its owner may read; electron-store is one. */
export type SessionFile = { store: unknown; clear(): void };

const storedToken = z.object({
  form: z.enum(['encrypted', 'plain']),
  token: z.string(),
  userName: z.string(),
  /** The server that gave the token: no other one may ever see it. */
  server: z.string(),
});

export type TokenStore = ReturnType<typeof openTokenStore>;

/** The session on disk, encrypted by the system where it can. */
export function openTokenStore(file: SessionFile, safe: SafeStorage) {
  // `basic_text` is Chromium's hard-coded password: it protects nothing and is not called encryption here.
  const canEncrypt = safe.isEncryptionAvailable() && safe.getSelectedStorageBackend?.() !== 'basic_text';

  return {
    protection: canEncrypt ? ('system' as const) : ('file' as const),

    read(server: string): StoredSession | null {
      const stored = storedToken.safeParse(file.store);
      if (!stored.success || stored.data.server !== server) return null;
      const { form, token, userName } = stored.data;
      if (form === 'plain') return { token, userName };
      try {
        return { token: safe.decryptString(Buffer.from(token, 'base64')), userName };
      } catch {
        // The key ring has changed since the token was written. Signing in again fixes it.
        return null;
      }
    },

    write({ token, userName }: StoredSession, server: string): void {
      const stored: z.output<typeof storedToken> = canEncrypt
        ? { form: 'encrypted', token: safe.encryptString(token).toString('base64'), userName, server }
        : { form: 'plain', token, userName, server };
      file.store = stored;
    },

    clear: () => file.clear(),
  };
}
