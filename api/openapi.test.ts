import { addressFieldOf } from '@ritmi/shared/domain/addresses/site';
import { nobody, type Rule, visitor } from '@ritmi/shared/domain/access';
import { callsOf, type EntityName, entityNames, entityOf } from '@ritmi/shared/domain/entities';
import express from 'express';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routesOf } from './app.js';
import { contentRoutes } from './content/routes.js';
import { collections } from './entities.js';
import { authRoutes } from './auth/routes.js';
import { ChangeFeed } from './changes/feed.js';
import { changeRoutes } from './changes/routes.js';
import { historyRoutes } from './history/routes.js';
import { createLog } from '@ritmi/shared/server/log';
import { answerErrors } from './http/errors.js';
import { createMetrics } from './http/metrics.js';
import { serve } from './http/route.js';
import { mediaRoutes } from './media/routes.js';
import { uploadRoutes } from './uploads/routes.js';

/** The specification's table of calls (section 7), `!` marks those that require a token. */
const specified = `
POST /auth/login
GET /events
POST /events !
PATCH /events/{id} !
DELETE /events/{id} !
POST /uploads !
GET /services
POST /services !
PATCH /services/{id} !
DELETE /services/{id} !
POST /services/reorder !
GET /packages
GET /packages/{id} !
POST /packages !
PATCH /packages/{id} !
DELETE /packages/{id} !
POST /packages/reorder !
GET /contact
POST /contact !
PATCH /contact/{id} !
DELETE /contact/{id} !
GET /about/content
POST /about/content !
PATCH /about/content/{id} !
DELETE /about/content/{id} !
GET /about/team
POST /about/team !
PATCH /about/team/{id} !
DELETE /about/team/{id} !
GET /projects
GET /projects/{id}
POST /projects/json !
PATCH /projects/{id}/json !
DELETE /projects/{id} !
POST /projects/reorder !
`;

function translationCalls(name: EntityName): string[] {
  const below = `${callsOf(name).one}/translations/{language}`;
  return entityOf(name).fields.translations ? [`GET ${below}/sources !`, `POST ${below}/reviewed !`] : [];
}

/** What the contract adds. */
const drafted = entityNames.filter((name) => entityOf(name).publishing);

const draftCalls = (name: EntityName) => {
  const { one, history } = callsOf(name);
  const draft = `${one}/draft`;
  const calls = [`GET ${draft}`, `PATCH ${draft}`, `DELETE ${draft}`, `POST ${draft}/publish`];
  return [...calls, `POST ${history}/{version}/restore`].map((call) => `${call} !`);
};

const beyond = `
GET /healthz
GET /readyz
GET /openapi.json
GET /metrics
GET /uploads/{name}
POST /uploads/tus !
HEAD /uploads/tus/{id} !
PATCH /uploads/tus/{id} !
DELETE /uploads/tus/{id} !
GET /media !
PATCH /media/{name} !
PUT /media/{name}/file !
DELETE /media/{name} !
GET /content !
GET /content/export !
POST /content/import !
GET /changes
POST /quote
POST /enquiries/{id}/notes !
POST /enquiries/{id}/book !
PUT /bookings/{id}/payments/{paymentId} !
DELETE /bookings/{id}/payments/{paymentId} !
GET /availability
GET /bookings.csv !
GET /calendar-feeds !
POST /calendar-feeds !
DELETE /calendar-feeds/{id} !
GET /calendar/{secret}.ics
GET /holidays !
GET /figures !
GET /enquiries/by-secret/{secret}
POST /enquiries/{id}/offers !
GET /enquiries/{id}/offers/{version}.pdf !
GET /enquiries/by-secret/{secret}/offers/{version}.pdf
POST /enquiries/by-secret/{secret}/accept
POST /enquiries/by-secret/{secret}/decline
POST /enquiries/by-secret/{secret}/change
GET /mail !
POST /mail/{id}/resend !
GET /push/key !
POST /push/subscriptions !
DELETE /push/subscriptions/{id} !
GET /people !
GET /people/{id} !
GET /people/{id}/export !
DELETE /people/{id} !
POST /contact/{id}/history/{version}/restore !
POST /settings/history/{version}/restore !
GET /trash !
POST /trash/{id}/restore !
DELETE /trash !
DELETE /trash/{id} !
GET /audit !
GET /schedule !
GET /tasks !
GET /previews !
POST /previews !
GET /previews/{id}
PUT /previews/{id} !
DELETE /previews/{id} !
${drafted.flatMap((name) => draftCalls(name)).join('\n')}
${entityNames.map((name) => `GET ${callsOf(name).history} !`).join('\n')}
${entityNames.flatMap((name) => translationCalls(name)).join('\n')}
POST /auth/logout !
POST /auth/password !
GET /auth/me !
GET /accounts !
GET /auth/sessions !
DELETE /auth/sessions !
DELETE /auth/sessions/{id} !
POST /auth/second-factor !
POST /auth/second-factor/confirm !
DELETE /auth/second-factor !
`;

/** The expected routes of entities that the specification does not have: those that their access gives to somebody. */
const added = entityNames
  .filter((name) => !specified.includes(` /${name}\n`))
  .flatMap((name) => {
    const { access, isSingle, orderField } = entityOf(name);
    const { list, one, create, update, reorder } = callsOf(name);
    const routes: readonly (readonly [call: string, rule: Rule])[] = [
      [`GET ${list}`, isSingle ? nobody : access.read],
      [`GET ${one}`, access.readOne],
      [`GET ${list}/addresses`, addressFieldOf(name) === null ? nobody : access.read],
      [`POST ${create}`, access.create],
      [`PATCH ${update}`, access.update],
      [`DELETE ${one}`, access.delete],
      [`POST ${reorder}`, orderField === null ? nobody : access.update],
    ];
    return routes
      .filter(([, rule]) => rule !== nobody)
      .map(([call, rule]) => (rule(visitor, null) ? call : `${call} !`));
  })
  .join('\n');

const lines = (table: string) => table.split('\n').filter((line) => line !== '');
const expected = [specified, beyond, added].flatMap(lines).sort();

const nothing = () => Promise.reject(new Error('not called'));
const uploads = {
  readForm: nothing,
  storeFor: nothing,
  removeForGood: nothing,
  isReady: nothing,
  maxBytes: 1,
};
const logger = createLog('api', 'silent');
const rows = routesOf({
  uploads,
  routes: [
    ...authRoutes(''),
    ...uploadRoutes(uploads as never),
    ...mediaRoutes(uploads as never),
    ...contentRoutes(collections, uploads as never),
    ...changeRoutes(new ChangeFeed(logger)),
    ...historyRoutes(collections, uploads),
    createMetrics().route,
  ],
});

type Operation = {
  security: object[];
  responses: Record<string, { description: string; content?: object }>;
  requestBody?: { content: Record<string, { schema: Record<string, unknown> }> };
  parameters: { name: string; in: string; schema: Record<string, unknown> }[];
};
type OpenApi = { openapi: string; paths: Record<string, Record<string, Operation>> };

async function described(): Promise<OpenApi> {
  const row = rows.find(({ path }) => path === '/openapi.json');
  return (await row?.handle({} as never))?.body as OpenApi;
}

describe('the routes of the API', () => {
  // spec: 7.base, 7.login, 7.uploads, contract.address.api
  it('are those of the specification and of the contract, each once', () => {
    const served = rows.map(
      ({ method, path, access }) => `${method.toUpperCase()} ${path}${access === 'admin' ? ' !' : ''}`,
    );
    expect(served.sort()).toEqual(expected);
  });
});

describe('a call without a valid token', () => {
  let server: Server;
  beforeAll(async () => {
    const app = express().use(
      serve(rows, async (token) => (token === 'ended' ? 'ended' : null)),
      answerErrors,
    );
    server = app.listen(0, '127.0.0.1');
    await once(server, 'listening');
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  // spec: contract.bearer
  it('is 401 for each operation that is not public, whatever the path and before the body is read', async () => {
    const { port } = server.address() as AddressInfo;
    const { paths } = await described();
    const answers: string[] = [];
    for (const [path, methods] of Object.entries(paths)) {
      for (const [method, { security }] of Object.entries(methods)) {
        if (security.some((each) => !('bearer' in each))) continue;
        const url = `http://127.0.0.1:${port}${path.replaceAll(/\{\w+\}/g, '%00')}`;
        const body = ['post', 'put', 'patch'].includes(method) ? { body: '{"broken' } : {};
        for (const Authorization of ['', 'Bearer ended', 'Bearer x', 'Basic x']) {
          const headers = { Authorization, 'Content-Type': 'text/plain' };
          const { status } = await fetch(url, { method: method.toUpperCase(), headers, ...body });
          answers.push(`${status}`);
          if (status !== 401) answers.push(`${method} ${path}`);
        }
      }
    }
    expect([answers.length > 400, [...new Set(answers)]]).toEqual([true, ['401']]);
  });
});

describe('GET /openapi.json', () => {
  // spec: contract.openapi
  it('describes every route and nothing else', async () => {
    const { openapi, paths } = await described();
    expect(openapi).toMatch(/^3\.1/);
    const operations = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { security }]) =>
          `${method.toUpperCase()} ${path}${security.every((each) => 'bearer' in each) ? ' !' : ''}`,
      ),
    );
    expect(operations.sort()).toEqual(expected);
  });

  it('describes the body, the statuses and the headers of a route', async () => {
    const { paths } = await described();
    const create = paths['/services']?.post;
    const { schema } = create?.requestBody?.content['application/json'] ?? {};
    expect(schema).toMatchObject({
      required: ['title', 'description', 'category', 'icon'],
      properties: { title: { type: 'string', minLength: 1 }, description: { type: 'string', minLength: 1 } },
    });
    expect(Object.keys(create?.responses ?? {})).toEqual([
      '201',
      '400',
      '401',
      '403',
      '413',
      '415',
      '422',
      '431',
      '500',
      '503',
    ]);
    expect(paths['/events']?.post?.requestBody?.content).toHaveProperty('multipart/form-data');
    const change = paths['/projects/{id}/json']?.patch;
    expect(change?.responses).toHaveProperty('409');
    expect(change?.parameters.map(({ name }) => name)).toEqual(['id', 'Idempotency-Key', 'If-Match']);
  });

  it('describes what follows from the statuses only where it is so', async () => {
    const { paths } = await described();
    const create = paths['/artists']?.post;
    expect(create?.responses).toHaveProperty('409');
    expect(create?.parameters.map(({ name }) => name)).toEqual(['Idempotency-Key']);
    expect(Object.keys(paths['/artists/{id}/draft']?.patch?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '201']),
    );
    const published = paths['/artists/{id}/draft/publish']?.post?.responses['200'];
    expect(published).toHaveProperty('content.application/json.schema.anyOf.length', 2);
    const begin = paths['/uploads/tus']?.post;
    expect(begin?.parameters.map(({ name }) => name)).toEqual([
      'Tus-Resumable',
      'Upload-Length',
      'Upload-Metadata',
    ]);
  });

  it('has a parameter for each reference of a list', async () => {
    const { paths } = await described();
    const parameter = paths['/projects']?.get?.parameters.find(({ name }) => name === 'artistIds');
    expect(parameter).toMatchObject({ in: 'query', required: false, schema: { type: 'string' } });
    expect(parameter?.schema).toMatchObject({
      pattern: '^[A-Za-z0-9_-]{1,100}$',
      description: 'Only documents that refer to this one of artists: its id or an address of its page',
    });
  });

  it('describes 304 and 206 for files, and the syntax of headers', async () => {
    const { paths } = await described();
    const file = paths['/uploads/{name}']?.get;
    const statuses = ['200', '206', '304', '404', '416', '431', '500', '503'];
    expect(Object.keys(file?.responses ?? {})).toEqual(statuses);
    const patterns = Object.fromEntries(file?.parameters.map(({ name, schema }) => [name, schema]) ?? []);
    expect(patterns.name).toMatchObject({ minLength: 1 });
    // One that cannot be read is ignored (RFC 9110).
    expect(patterns.Range).toEqual({ type: 'string' });
    expect(patterns['If-None-Match']).toEqual({ type: 'string' });
  });

  it('describes every response, and every error as JSON', async () => {
    const { paths } = await described();
    for (const operation of Object.values(paths).flatMap((methods) => Object.values(methods))) {
      for (const [status, { description, content }] of Object.entries(operation.responses)) {
        expect(description).not.toBe('');
        const isExplained = Number(status) < 400 || 'application/json' in (content ?? {});
        expect({ status, isExplained }).toEqual({ status, isExplained: true });
      }
    }
  });
});
