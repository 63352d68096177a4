import { join } from 'node:path';
import { expect } from 'vitest';
import { send } from '../../scripts/test/startProduct.js';
import { add, changedFiles, edit, keep, root, run, type Running, typeErrors, withApi } from './clone.js';

/** What a person sends, searched for everywhere afterwards. */
const secret = { name: 'Vjollca Sekreti', phone: '+355 69 111 2222', message: 'Dasma në Sarandë' };

const schema = `import { z } from 'zod';
import { anyone, signedIn } from '../access.js';
import { defineEntity } from '../entity.js';
import { choice, longText, text } from '../fields.js';
import { problemOfState, states } from './states.js';

export const requests = defineEntity({
  called: { sq: 'Kërkesë', en: 'Request' },
  plural: { sq: 'kërkesat', en: 'requests' },
  access: { read: signedIn, readOne: signedIn, create: anyone, update: signedIn, delete: signedIn },
  visitors: { send: ['name', 'phone', 'message'], see: z.object({ state: z.string() }) },
  titleField: 'name',
  fields: {
    name: text('Name'),
    phone: text('Phone'),
    message: longText('Message'),
    state: { ...choice('State', states), default: 'new' },
  },
  columns: ['phone', 'state'],
  check: problemOfState,
});
`;

const stateRules = `import type { FieldIssue } from '../errors.js';
import type { Values } from '../values.js';

export const states = ['new', 'answered', 'done'] as const;

const next: Readonly<Record<string, readonly string[]>> = { new: ['answered'], answered: ['done'], done: [] };

export function problemOfState(after: Values, before: Values | null): FieldIssue[] {
  const [from, to] = [String(before?.state ?? 'new'), String(after.state)];
  if (from === to || next[from]?.includes(to)) return [];
  return [{ path: ['state'], code: 'notOffered', message: \`State cannot go from \${from} to \${to}\` }];
}
`;

const module = `import { EntityEditor } from '../kit/list/EntityEditor.js';

export function RequestsModule() {
  return <EntityEditor name="requests" preview={null} />;
}
`;

/** Adds an entity that visitors may create and only staff may read, and returns what the compiler named meanwhile. */
async function addRequests(): Promise<string[]> {
  await add('shared/domain/requests/schema.ts', schema);
  await add('shared/domain/requests/states.ts', stateRules);
  await edit('shared/domain/entities.ts', '  services,\n', '  services,\n  requests,\n');
  await edit(
    'shared/domain/entities.ts',
    'import { services }',
    "import { requests } from './requests/schema.js';\nimport { services }",
  );
  const named = await typeErrors(['web']);
  await add('shared/admin/requests/RequestsModule.tsx', module);
  await edit(
    'shared/admin/app/modules.ts',
    '  buttons: {',
    "  requests: { label: 'Kërkesat', Icon: Package, group: 'content', Screen: RequestsModule },\n  buttons: {",
  );
  await edit(
    'shared/admin/app/modules.ts',
    'import { ServicesModule }',
    "import { RequestsModule } from '../requests/RequestsModule.js';\nimport { ServicesModule }",
  );
  return [...new Set(named.map((line) => line.split('(')[0] ?? ''))];
}

/** Opens the change feed; the function reads until a text comes and returns everything that came before it. */
async function openFeed(url: string, token?: string): Promise<(until: string) => Promise<string>> {
  const headers = token ? { Authorization: `Bearer ${token}` } : {};
  const { body } = await fetch(`${url}/changes`, { headers });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let seen = (await reader?.read())?.value ?? '';
  return async (until) => {
    while (!seen.includes(until)) {
      const { value, done } = (await reader?.read()) ?? {};
      if (done !== false) throw new Error('the feed ended');
      seen += value;
    }
    await reader?.cancel();
    return seen;
  };
}

type OpenApi = { readonly paths: Record<string, Record<string, { readonly security: object[] }>> };

/** Everything that a visitor can read without knowing an id. */
async function publicAnswers(url: string): Promise<string> {
  const { paths } = (await (await fetch(`${url}/openapi.json`)).json()) as OpenApi;
  const readable = Object.keys(paths).filter(
    (path) => paths[path]?.get && !path.includes('{') && path !== '/changes',
  );
  const answers = readable.map(async (path) => (await fetch(url + path)).text());
  return (await Promise.all(answers)).join('\n');
}

/** The sitemap, and whatever the admin stores in a browser whose storage refuses everything. */
async function traces(apiUrl: string): Promise<string> {
  const script = `
    import { crawlerFiles } from '${join(root, 'web/server/sitemap.ts')}';
    import { readStoredList, storeList } from '${join(root, 'shared/admin/kit/model/storedLists.ts')}';
    const refuse = new Proxy({}, { get: () => { throw new Error('storage was used'); } });
    Object.assign(globalThis, { localStorage: refuse, indexedDB: refuse });
    const host = { session: { read: () => ({ token: 'x', userName: 'Arta' }) } };
    await storeList(host, 'requests', [${JSON.stringify(secret)}]);
    console.log(JSON.stringify(await readStoredList('requests')));
    const files = crawlerFiles({ publicUrl: 'http://site', api: { url: '${apiUrl}' } });
    console.log((await files['/sitemap.xml']()).document.in('identity').bytes.toString());
  `;
  await add('traces.ts', script);
  const { stdout } = await run(process.execPath, ['--import', 'tsx', 'traces.ts'], { cwd: root });
  await run('rm', ['traces.ts'], { cwd: root });
  return stdout;
}

/** A document that only its staff may read: what it takes to add it, and that nothing of it is public. */
export async function privateDrill(): Promise<void> {
  await keep();
  expect(await addRequests()).toEqual(['shared/admin/app/modules.ts']);
  const { existing, added } = await changedFiles();
  expect(existing).toEqual(['shared/admin/app/modules.ts', 'shared/domain/entities.ts']);
  expect(added).toHaveLength(3);

  await withApi(async (call, running) => {
    const { url, token } = running;
    const [visitorFeed, staffFeed] = [await openFeed(url), await openFeed(url, token)];
    await visitorsWrite(running);
    const { body: list } = await call('GET', '/requests');
    expect(list).toMatchObject([{ ...secret, state: 'new', version: 1 }]);
    const [{ id }] = list as [{ readonly id: string }];

    const skipped = await call('PATCH', `/requests/${id}`, { state: 'done' });
    expect(skipped).toMatchObject({ status: 422, body: { errors: [{ path: 'state' }] } });
    const answered = await call('PATCH', `/requests/${id}`, { state: 'answered' });
    expect(answered).toMatchObject({ status: 200, body: { state: 'answered', version: 2 } });
    const { body: past } = await call('GET', `/requests/${id}/history`);
    expect(past).toMatchObject([{ who: { name: 'Arta' } }, { who: { id: '', name: '' } }]);

    await call('POST', '/contact', { type: 'phone', label: 'Zyra', value: '+355 69 000 0000' });
    expect(await visitorFeed('contact')).not.toContain('requests');
    expect(await staffFeed('contact')).toContain('requests');
    const found = (await publicAnswers(url)) + (await traces(url));
    for (const text of Object.values(secret)) expect(found).not.toContain(text);
    expect(found).toContain('http://site/sherbime');
  });
}

/** What a visitor may do with it: send it, once, and nothing else. */
async function visitorsWrite({ url }: Running): Promise<void> {
  const call = (method: string, path: string, options: { body?: object; key?: string } = {}) =>
    send(url + path, { method, body: options.body, ...options });
  const key = 'a key that nobody can guess';
  const sent = await call('POST', '/requests', { body: secret, key });
  expect([sent.status, sent.headers.get('Cache-Control'), await sent.json()]).toEqual([
    201,
    'no-store',
    { state: 'new' },
  ]);
  const again = await call('POST', '/requests', { body: secret, key });
  expect([again.status, await again.json()]).toEqual([201, { state: 'new' }]);
  expect((await call('POST', '/requests', { body: { ...secret, name: 'Tjetër' }, key })).status).toBe(422);
  expect((await call('POST', '/requests', { body: secret, key: 'short' })).status).toBe(422);
  const refused = await call('POST', '/requests', { body: { ...secret, state: 'answered' } });
  expect([refused.status, await refused.json()]).toMatchObject([422, { errors: [{ path: 'state' }] }]);
  for (const [method, path] of [
    ['GET', '/requests'],
    ['GET', '/requests?limit=x'],
    ['GET', '/requests/none'],
    ['GET', '/requests/none/history'],
    ['PATCH', '/requests/none'],
    ['DELETE', '/requests/none'],
  ] as const) {
    expect([method, path, (await call(method, path)).status]).toEqual([method, path, 401]);
  }
}
