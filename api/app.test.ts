import mongoose from 'mongoose';
import { sampleMember } from '@ritmi/shared/domain/sample';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { createApp } from './app.js';
import { unavailable } from './http/errors.js';
import { createLog } from '@ritmi/shared/server/log';
import { route } from './http/route.js';
import { serveApp, type TestServer, testToken, verifyTestToken } from './testing/server.js';

let server: TestServer;

const nothing = () => Promise.reject(new Error('not called'));

const broken = route({
  method: 'get',
  path: '/broken',
  access: 'public',
  summary: 'Fails unexpectedly',
  status: 200,
  handle: () => Promise.reject(new Error('secret words at /home/us/api.ts')),
});

let isStorageThere = true;

beforeAll(async () => {
  const app = createApp({
    verifyToken: (token) =>
      token === 'token-that-cannot-be-looked-up' ? Promise.reject(unavailable()) : verifyTestToken(token),
    uploads: { readForm: nothing, storeFor: nothing, isReady: async () => isStorageThere, maxBytes: 1 },
    routes: [broken],
    logger: createLog('api', 'silent'),
    trustProxy: ['loopback'],
  });
  server = await serveApp(inject('mongoUri').replace('/?', '/app?'), app);
});
afterAll(() => server.stop());

const json = { 'Content-Type': 'application/json' };

describe('a wrong request gets a message as JSON', () => {
  // spec: contract.errors, contract.errors.silent, contract.sizes
  it.each([
    ['GET /nowhere', {}, 404],
    ['GET /services/', {}, 404],
    ['GET /%E0%A4%A', {}, 404],
    ['PATCH /services/%E0%A4%A', { body: {} }, 404],
    ['GET /__proto__', {}, 404],
    ['PUT /services', { body: {} }, 405],
    ['DELETE /services', {}, 405],
    ['GET /services/6b01869ffe8d3638da03bcc9', {}, 405],
    ['POST /services', { body: '{"title":', headers: json }, 400],
    ['POST /services', { body: '"text"', headers: json }, 400],
    ['POST /services', { body: '', headers: json }, 400],
    ['POST /services', { body: '[]', headers: json }, 422],
    ['POST /services', { body: 'title=x' }, 415],
    ['POST /services', { body: '{}', headers: { 'Content-Type': 'application/xml' } }, 415],
    ['POST /services', { body: '{}', headers: { 'Content-Type': 'application/json; charset=latin1' } }, 415],
    ['POST /services', { body: '{}', headers: { ...json, 'Content-Encoding': 'lzma' } }, 415],
    ['POST /services', { body: `{"title":${'['.repeat(50)}${']'.repeat(50)}}`, headers: json }, 400],
    ['POST /services', { body: `${'['.repeat(400_000)}${']'.repeat(400_000)}`, headers: json }, 400],
    ['POST /services', { body: { title: 'x'.repeat(2 * 1024 * 1024) } }, 413],
    ['POST /services', { body: { title: 'x'.repeat(1024 * 1024) } }, 422],
    ['GET /broken', {}, 500],
  ])('%s %#', async (call, options, expected) => {
    const { status, body, headers } = await server.send(call, options);
    expect(status).toBe(expected);
    expect(headers.get('Content-Type')).toContain('application/json');
    expect(body.message).toEqual(expect.stringMatching(/\w/));
    expect(JSON.stringify(body)).not.toMatch(/secret|node_modules|\.ts|mongo|express|zod/i);
  });

  it.each(['utf8', 'UTF-8', '"utf-8"'])('is one in JSON of the charset %s too', async (charset) => {
    const headers = { 'Content-Type': `application/json; charset=${charset}` };
    expect((await server.send('POST /services', { body: '{}', headers })).status).toBe(422);
  });

  it('bytes that are not UTF-8: 400', async () => {
    const { status } = await fetch(`${server.base}/quote`, {
      method: 'POST',
      headers: json,
      body: new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]),
    });
    expect(status).toBe(400);
  });

  it('405 names the allowed methods', async () => {
    const { headers } = await server.send('PUT /services');
    expect(headers.get('Allow')).toBe('GET, POST, HEAD, OPTIONS');
  });

  // spec: contract.bearer
  it('401 comes before the body is read', async () => {
    const options = { body: { title: 'x'.repeat(3_000_000) }, as: 'visitor' } as const;
    expect((await server.send('POST /services', options)).status).toBe(401);
    const headers = { Authorization: 'Bearer wrong', ...json };
    expect((await server.send('PATCH /services/x', { body: '{', headers, as: 'visitor' })).status).toBe(401);
  });

  it('query operators and prototype keys are refused', async () => {
    const body = '{"__proto__":{"isAdmin":true},"constructor":{"prototype":{"x":1}},"name":{"$ne":1}}';
    const { status, body: answer } = await server.send('POST /about/team', { body, headers: json });
    expect(status).toBe(422);
    expect(JSON.stringify(answer)).toContain('Name must be text');
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });
});

describe('the allowed origin', () => {
  // spec: contract.cors
  it.each([
    ['null', 'null'],
    ['app://ritmi', 'app://ritmi'],
    ['https://example.com', null],
  ])('for %s is %s', async (origin, allowed) => {
    for (const method of ['GET', 'OPTIONS']) {
      const { headers } = await server.send(`${method} /services`, { headers: { Origin: origin } });
      expect(headers.get('Access-Control-Allow-Origin')).toBe(allowed);
      expect(headers.get('Access-Control-Allow-Credentials')).toBeNull();
    }
  });
});

describe('every response', () => {
  it('forbids type sniffing, has an id and does not name the server software', async () => {
    const { headers } = await server.send('GET /services');
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Powered-By')).toBeNull();
    expect(headers.get('Strict-Transport-Security')).toBeNull();
    expect(headers.get('X-Request-Id')).toMatch(/^[\w-]{8,}$/);
  });

  it('to HEAD has the headers of GET and no body', async () => {
    const { status, headers, body } = await server.send('HEAD /services');
    expect([status, body]).toEqual([200, undefined]);
    const known = { 'If-None-Match': headers.get('ETag') ?? '' };
    expect(known['If-None-Match']).not.toBe('');
    expect((await server.send('HEAD /services', { headers: known })).status).toBe(304);
  });
});

describe('metrics', () => {
  const foreign = { 'X-Forwarded-For': '192.0.2.7' };

  // spec: contract.metrics
  it('are open to this machine and count requests by route', async () => {
    await server.send('GET /services/x');
    const answer = await fetch(`${server.base}/metrics`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toMatch(/^text\/plain/);
    expect(await answer.text()).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/services\/:id"/,
    );
  });

  // spec: contract.metrics
  it('require a token from other machines', async () => {
    expect((await server.send('GET /metrics', { as: 'visitor', headers: foreign })).status).toBe(401);
    const headers = { ...foreign, Authorization: `Bearer ${testToken}` };
    expect((await fetch(`${server.base}/metrics`, { headers })).status).toBe(200);
  });
});

describe('health', () => {
  it('is up even for a token that cannot be looked up', async () => {
    const headers = { Authorization: 'Bearer token-that-cannot-be-looked-up' };
    expect((await server.send('GET /services', { headers })).status).toBe(503);
    expect((await server.send('GET /healthz', { headers })).status).toBe(200);
  });

  // spec: contract.health
  it('is up and ready, and not ready while the database is unavailable', async () => {
    expect((await server.send('GET /healthz', { as: 'visitor' })).body).toEqual({ status: 'ok' });
    expect((await server.send('GET /readyz')).status).toBe(200);
    const admin = vi.spyOn(mongoose.connection.db as mongoose.mongo.Db, 'admin').mockImplementation(() => {
      throw new mongoose.mongo.MongoNetworkError('away');
    });
    const { status, headers, body } = await server.send('GET /readyz');
    admin.mockRestore();
    expect(status).toBe(503);
    expect(headers.get('Retry-After')).not.toBeNull();
    expect(body).toEqual({ status: 'unavailable', database: 'down', storage: 'ok' });
    isStorageThere = false;
    const withoutFiles = await server.send('GET /readyz');
    isStorageThere = true;
    expect([withoutFiles.status, withoutFiles.body]).toEqual([
      503,
      { status: 'unavailable', database: 'ok', storage: 'down' },
    ]);
  });
});

describe('writes', () => {
  // spec: contract.durable
  it('are acknowledged by the majority and its journal', () => {
    expect(mongoose.connection.getClient().options.writeConcern).toMatchObject({
      w: 'majority',
      journal: true,
    });
  });

  // spec: contract.limits.others
  it('300 a second are not limited', async () => {
    const member = sampleMember();
    const { id } = (await server.send('POST /about/team', { body: member })).body;
    const calls = Array.from({ length: 300 }, (_, turn) =>
      server.send(turn % 2 ? 'GET /about/team' : `PATCH /about/team/${id}`, turn % 2 ? {} : { body: member }),
    );
    const statuses = new Set((await Promise.all(calls)).map(({ status }) => status));
    expect([...statuses]).toEqual([200]);
  });
});
