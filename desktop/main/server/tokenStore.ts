import { z } from 'zod';
import type { StoredSession } from '../../channels.js';

/** The part of Electron's safeStorage that is needed; `getSelectedStorageBackend` is newer than Electron 22. */
export type Safe = {
  isEncryptionAvailable(): boolean;
  encryptString(text: string): Buffer;
  decryptString(bytes: Buffer): string;
  getSelectedStorageBackend?(): string;
};

/** A file in userData that only its owner may read. */
export type SessionFile = { read(): unknown; write(value: StoredToken): void; clear(): void };

const storedToken = z.object({
  form: z.enum(['encrypted', 'plain']),
  token: z.string(),
  userName: z.string(),
  /** The server that gave the token: no other one may ever see it. */
  server: z.string(),
});

type StoredToken = z.output<typeof storedToken>;

export type TokenStore = ReturnType<typeof openTokenStore>;

/** The session on disk, encrypted by the system where it can. */
export function openTokenStore(file: SessionFile, safe: Safe) {
  const protection = canEncrypt(safe) ? 'system' : 'file';

  return {
    protection: protection as 'system' | 'file',

    read(server: string): StoredSession | null {
      const stored = storedToken.safeParse(file.read());
      if (!stored.success || stored.data.server !== server) return null;
      const { form, token, userName } = stored.data;
      if (form === 'plain') return { token, userName };
      try {
        return { token: safe.decryptString(Buffer.from(token, 'base64')), userName };
      } catch {
        // The system's key ring is another one than at the time of writing: signing in again mends it.
        return null;
      }
    },

    write({ token, userName }: StoredSession, server: string): void {
      if (protection === 'file') file.write({ form: 'plain', token, userName, server });
      else {
        const encrypted = safe.encryptString(token).toString('base64');
        file.write({ form: 'encrypted', token: encrypted, userName, server });
      }
    },

    clear(): void {
      file.clear();
    },
  };
}

/** `basic_text` is Chromium's hard-coded password: it protects nothing and is not called encryption here. */
function canEncrypt(safe: Safe): boolean {
  return safe.isEncryptionAvailable() && safe.getSelectedStorageBackend?.() !== 'basic_text';
}
