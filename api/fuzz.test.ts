import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createApp } from './app.js';
import { collections } from './entities.js';
import { authRoutes } from './auth/routes.js';
import { setTokenSecrets } from './auth/keys.js';
import { historyRoutes } from './history/routes.js';
import { createLog } from '@ritmi/shared/server/log';
import { serveApp, type TestServer, verifyTestToken } from './testing/server.js';
import { uploadRoutes } from './uploads/routes.js';
import { openTestUploads, type TestUploads } from './testing/uploads.js';

type Schema = {
  type?: string;
  enum?: unknown[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
};
type Operation = {
  parameters: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
  responses: Record<string, unknown>;
};

/** Requests to each operation; `npm test` makes fewer than the full run. */
const runs = process.env.E2E_QUICK === '1' ? 4 : 12;

let server: TestServer;
let files: TestUploads;

beforeAll(async () => {
  setTokenSecrets('a secret for tests only');
  files = await openTestUploads();
  const app = createApp({
    verifyToken: verifyTestToken,
    uploads: files.uploads,
    routes: [
      ...authRoutes(files.folder),
      ...uploadRoutes(files.uploads),
      ...historyRoutes(collections, files.uploads),
    ],
    logger: createLog('api', 'silent'),
    trustProxy: ['loopback'],
  });
  server = await serveApp(inject('mongoUri').replace('/?', '/fuzz?'), app);
});
afterAll(async () => {
  await files.close();
  await server.stop();
});

const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(
    '',
    ' ',
    '$where',
    '\0',
    '\ud800',
    '../../etc/passwd',
    '-0',
    '1e999',
    'ë'.repeat(300),
    9e15,
  ),
  fc.constant({ $gt: '' }),
  fc.string({ unit: 'binary' }),
);

/** Values that mostly fit a schema. */
function fitting({ type, enum: values, anyOf, items, properties }: Schema): fc.Arbitrary<unknown> {
  const fits = (): fc.Arbitrary<unknown> => {
    if (values) return fc.constantFrom(...values);
    if (anyOf) return fc.oneof(...anyOf.map(fitting));
    if (type === 'boolean') return fc.boolean();
    if (type === 'integer') return fc.integer({ min: -10, max: 1000 });
    if (type === 'number') return fc.double();
    if (type === 'null') return fc.constant(null);
    if (type === 'array') return fc.array(fitting(items ?? {}), { maxLength: 4 });
    if (type === 'string')
      return fc.oneof(fc.string(), fc.constantFrom('2026-06-14', '12.50', '/uploads/a.webp', ids[0]));
    if (properties) {
      const fields = Object.entries(properties).map(([name, field]) => [name, fitting(field)] as const);
      return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
    }
    return fc.jsonValue({ maxDepth: 2 });
  };
  return fc.oneof({ arbitrary: fits(), weight: 6 }, { arbitrary: odd, weight: 1 });
}

const ids: string[] = ['6b01869ffe8d3638da03bcc9'];

type Sent = {
  path: Record<string, unknown>;
  header: Record<string, string | undefined>;
  body: unknown;
  raw: boolean;
};

function requests({ parameters, requestBody }: Operation): fc.Arbitrary<Sent> {
  const [schema] = Object.values(requestBody?.content ?? {}).map((each) => each.schema);
  const path = fc.oneof(fc.constantFrom(...ids), fc.string(), fc.string({ unit: 'binary' }));
  const header = fc.option(fc.oneof(fc.constantFrom('"1"', '*', '"a-b"', 'k'), fc.string()), {
    nil: undefined,
  });
  const named = (place: string) => parameters.filter((each) => each.in === place).map(({ name }) => name);
  const record = <T>(names: string[], values: fc.Arbitrary<T>): fc.Arbitrary<Record<string, T>> =>
    fc.record(Object.fromEntries(names.map((name) => [name, values])));
  return fc.record({
    path: record(named('path'), path),
    header: record(named('header'), header),
    body: schema ? fitting(schema) : fc.constant(undefined),
    raw: fc.nat(9).map((turn) => turn === 0),
  });
}

async function send(call: { method: string; path: string; form: boolean }, sent: Sent) {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    // UTF-8 cannot encode half a surrogate pair.
    const value = Buffer.from(String(sent.path[name])).toString();
    return encodeURIComponent(value) || 'x';
  });
  const headers = Object.fromEntries(
    Object.entries(sent.header).filter(([, value]) => /^[\x20-\x7e]+$/.test(value ?? '')),
  ) as Record<string, string>;
  const body = sent.raw
    ? String(JSON.stringify(sent.body)).slice(1)
    : call.form
      ? formOf(sent.body)
      : sent.body;
  const hasBody = sent.body !== undefined && call.method !== 'GET';
  return server.send(`${call.method} ${path}`, { headers, ...(hasBody ? { body } : {}) });
}

function formOf(fields: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields ?? {}))
    form.append(name, typeof value === 'string' ? value : String(JSON.stringify(value)));
  return form;
}

describe('random requests that mostly match openapi.json', () => {
  it('never get a 5xx, only statuses that it lists', async () => {
    const { body } = await server.send('GET /openapi.json');
    const paths = body.paths as Record<string, Record<string, Operation>>;
    const operations = Object.entries(paths)
      .flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
      )
      // POST, PATCH, GET, DELETE: later calls get ids of documents that earlier ones have created.
      .sort((a, b) => b.method.localeCompare(a.method));
    for (const { path, method, operation } of operations) {
      const form = 'multipart/form-data' in (operation.requestBody?.content ?? {});
      const described = Object.keys(operation.responses).map(Number);
      await fc.assert(
        fc.asyncProperty(requests(operation), async (sent) => {
          const { status, body: answer } = await send({ method: method.toUpperCase(), path, form }, sent);
          expect(status, `${method} ${path}`).toBeLessThan(500);
          expect(described, `${method} ${path}`).toContain(status);
          for (const { path: at } of (answer?.errors ?? []) as { path: string }[]) expect(at).not.toBe('');
          if (typeof answer?.id === 'string') ids.unshift(answer.id);
        }),
        // Searching for the smallest failing request takes longer than the test may.
        { numRuns: runs, endOnFailure: true },
      );
    }
  }, 600_000);
});
