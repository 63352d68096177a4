import { expect, test, vi } from 'vitest';
import { siteAddress } from './siteAddress.js';

const disk = new Map<string, string>();
const bridge = {
  readDocument: async (name: string) => disk.get(name) ?? null,
  writeDocument: async ({ name, text }: { name: string; text: string | null }) => {
    disk.set(name, String(text));
  },
};

function answering(answer: () => Response): void {
  vi.stubGlobal('fetch', async () => answer());
}

const ask = (serverUrl: string) => siteAddress(bridge, serverUrl, () => undefined);

test('the site has its API under /api', async () => {
  expect(await ask('https://agjencia.al/api')).toBe('https://agjencia.al');
});

test('an API at another address names its site, which is remembered while the API is unavailable', async () => {
  disk.clear();
  answering(() => Response.json({ status: 'ok', site: 'https://agjencia.al/' }));
  expect(await ask('https://api.agjencia.al')).toBe('https://agjencia.al');
  answering(() => Response.error());
  await vi.waitFor(async () => expect(await ask('https://api.agjencia.al')).toBe('https://agjencia.al'));
});

test.each([{}, { site: 7 }, { site: 'javascript:alert(1)' }, { site: 'http://127.0.0.1:3000' }])(
  '%j names no site that may be opened',
  async (answer) => {
    disk.clear();
    answering(() => Response.json({ status: 'ok', ...answer }));
    expect(await ask('https://api.agjencia.al')).toBeNull();
  },
);

test('an API on this computer may name a site on this computer', async () => {
  disk.clear();
  answering(() => Response.json({ status: 'ok', site: 'http://127.0.0.1:3000' }));
  expect(await ask('http://localhost:4000')).toBe('http://127.0.0.1:3000');
});
