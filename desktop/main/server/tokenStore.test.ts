import { expect, test } from 'vitest';
import { openTokenStore, type SafeStorage, type SessionFile } from './tokenStore.js';

const server = 'https://agjencia.al/api';
const session = { token: 'eyJ.token', userName: 'Arta' };

function memoryFile(): SessionFile {
  return {
    store: {},
    clear() {
      this.store = {};
    },
  };
}

const noSafeStorage: SafeStorage = {
  isEncryptionAvailable: () => false,
  encryptString: () => {
    throw new Error('not available');
  },
  decryptString: () => {
    throw new Error('not available');
  },
};

const safeStorage: SafeStorage = {
  isEncryptionAvailable: () => true,
  encryptString: (text) => Buffer.from(text).reverse(),
  decryptString: (bytes) => Buffer.from(bytes).reverse().toString(),
};

// spec: contract.desktop.keyring
test('a stored session is returned for its server', () => {
  const file = memoryFile();
  openTokenStore(file, noSafeStorage).write(session, server);
  expect(openTokenStore(file, noSafeStorage).read(server)).toEqual(session);
});

test('another server never gets the token', () => {
  const tokens = openTokenStore(memoryFile(), noSafeStorage);
  tokens.write(session, server);
  expect(tokens.read('https://other.example')).toBeNull();
});

test('logout leaves nothing', () => {
  const file = memoryFile();
  const tokens = openTokenStore(file, noSafeStorage);
  tokens.write(session, server);
  tokens.clear();
  expect(tokens.read(server)).toBeNull();
  expect(JSON.stringify(file.store)).not.toContain(session.token);
});

test('where the system encrypts, the file does not hold the token', () => {
  const file = memoryFile();
  const tokens = openTokenStore(file, safeStorage);
  tokens.write(session, server);
  expect(tokens.protection).toBe('system');
  expect(JSON.stringify(file.store)).not.toContain(session.token);
  expect(tokens.read(server)).toEqual(session);
});

test("Chromium's fixed password is not called encryption", () => {
  const tokens = openTokenStore(memoryFile(), {
    ...safeStorage,
    getSelectedStorageBackend: () => 'basic_text',
  });
  expect(tokens.protection).toBe('file');
});

test('a token that can no longer be decrypted is no session', () => {
  const file = memoryFile();
  openTokenStore(file, safeStorage).write(session, server);
  expect(openTokenStore(file, noSafeStorage).read(server)).toBeNull();
});

test.each([[undefined], [null], ['text'], [{ token: 4 }], [{ form: 'plain' }]])(
  'a damaged file %j is no session',
  (content) => {
    const file = memoryFile();
    file.store = content;
    expect(openTokenStore(file, noSafeStorage).read(server)).toBeNull();
  },
);
