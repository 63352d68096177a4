import { UnreachableError } from '@ritmi/shared/client/ApiError';
import { describe, expect, test, vi } from 'vitest';
import type { Entry } from './entry.js';
import { sendEntry } from './sender.js';

const connection = { baseUrl: 'http://127.0.0.1:1' };

const entry = (kind: 'create' | 'update' | 'delete' | 'reorder'): Entry => ({
  kind: 'write',
  operation: { entity: 'services', kind, id: '64a1', body: { title: 'DJ' }, key: 'k', title: 'DJ' },
  state: 'waiting',
});

function answering(body: string | null, status = 200): void {
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { ETag: '"2"' } }));
}

const readFile = async () => new File([], 'foto.jpg');

const sending = (waiting: Entry) => sendEntry(waiting, { connection, readFile, onProgress: () => undefined });

describe('an operation is done only when our API says so', () => {
  test('its response is a document with an id, or empty for a delete', async () => {
    answering('{"id":"64a2"}', 201);
    const document = { id: '64a2' };
    expect(await sending(entry('create'))).toEqual({ etag: '"2"', document, replacement: '64a2' });
    answering(null, 204);
    expect(await sending(entry('delete'))).toEqual({ etag: '"2"' });
  });

  test.each(['<html>Sign in to the network</html>', '', '{}', 'null'])(
    'a body of %j is not a response of our API',
    async (body) => {
      answering(body);
      await expect(sending(entry('create'))).rejects.toThrow(UnreachableError);
      await expect(sending(entry('update'))).rejects.toThrow(UnreachableError);
      await expect(sending(entry('delete'))).rejects.toThrow(UnreachableError);
      await expect(sending(entry('reorder'))).rejects.toThrow(UnreachableError);
    },
  );
});
