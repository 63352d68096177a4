import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { log } from '../log.js';
import { openServer } from './server.js';

test.each([
  ['https://agjencia.al/api/', 'https://agjencia.al/api'],
  ['http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
  ['http://agjencia.al/api', null],
  ['http://192.168.1.5:4000', null],
  ['ftp://agjencia.al', null],
])('AGENCY_API_URL %s makes the server %s', async (preset, url) => {
  const userData = await mkdtemp(join(tmpdir(), 'ritmi-server-'));
  const warn = vi.spyOn(log, 'warn').mockClear();
  try {
    const server = await openServer({
      userData,
      preset,
      settings: { get: <T>() => null as T, set: () => undefined },
      tokens: { protection: 'file', read: () => null, write: () => undefined, clear: () => undefined },
      probe: () => Promise.reject(new Error('not asked')),
      onChange: () => undefined,
    });
    expect([server.url(), warn.mock.calls.length]).toEqual([url, url === null ? 1 : 0]);
  } finally {
    await rm(userData, { recursive: true, force: true });
  }
});
