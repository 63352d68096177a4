import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import argon2 from '@node-rs/argon2';
import express from 'express';
import jwt from 'jsonwebtoken';
import mongoose from 'mongoose';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { connect, disconnect } from '../db/connect.js';
import { trustedProxies } from '../env.js';
import { answerErrors } from '../http/errors.js';
import { serve } from '../http/route.js';
import { createAccount, ensureAdmin, resetPassword } from './accounts.js';
import { AccountModel, SessionModel } from './model.js';
import { authRoutes } from './routes.js';
import { setTokenSecret, verifyToken } from './session.js';

vi.mock('@node-rs/argon2', { spy: true });

const secret = 'a secret for tests only';
const owner = { email: 'pronari@example.al', password: 'fjalëkalim i gjatë', name: 'Pronari' };
const brokenToken = [{ typ: 'JWT', alg: 'HS256' }, 'no JSON']
  .map((part) => Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url'))
  .concat('c2ln')
  .join('.');
const wrongMessage = 'Email-i ose fjalëkalimi është i gabuar';

let server: Server;
let base: string;

beforeAll(async () => {
  setTokenSecret(secret);
  await connect(inject('mongoUri').replace('/?', '/auth_routes?'));
});

afterAll(async () => {
  await mongoose.connection.dropDatabase();
  await disconnect();
});

// A server of its own for each test: the counts of wrong tries live in it.
beforeEach(async () => {
  await AccountModel.deleteMany();
  await SessionModel.deleteMany();
  await createAccount(owner);
  const app = express().set('trust proxy', trustedProxies(undefined));
  app.use(serve(authRoutes(), verifyToken), answerErrors);
  server = createServer(app).listen(0, '127.0.0.1');
  await new Promise((settle) => server.once('listening', settle));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return async () => {
    server.closeAllConnections();
    await new Promise((settle) => server.close(settle));
  };
});

function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(base + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  });
}

const from = (address: string) => ({ 'X-Forwarded-For': address });

function login(change: Partial<typeof owner> = {}, address = '192.0.2.1'): Promise<Response> {
  const { email, password } = { ...owner, ...change };
  return post('/auth/login', { email, password }, from(address));
}

async function signIn(): Promise<Record<string, string>> {
  const { token } = (await (await login()).json()) as { token: string };
  return { Authorization: `Bearer ${token}` };
}

const statusesOf = async (tries: number, attempt: () => Promise<Response>) => {
  const statuses: number[] = [];
  for (let each = 0; each < tries; each += 1) statuses.push((await attempt()).status);
  return statuses;
};

describe('login', () => {
  // spec: 7.login, 3.login, 6.admin, contract.wire.login, contract.tokens, contract.tokens.cache
  it('answers a token and the name, not to be cached', async () => {
    const answer = await login({ email: ' Pronari@Example.AL ' });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const { token, name } = (await answer.json()) as { token: string; name: string };
    expect(name).toBe(owner.name);
    const { exp = 0 } = jwt.verify(token, secret, { algorithms: ['HS256'] }) as jwt.JwtPayload;
    expect(exp - Date.now() / 1000).toBeLessThanOrEqual(30 * 24 * 3600);
    expect(await verifyToken(token)).toMatchObject({ email: owner.email, name: owner.name });
  });

  // spec: 8.login.wrong, contract.errors.login
  it('answers a wrong password and an unknown address alike, with the same hashing', async () => {
    const work = vi.mocked(argon2.verify);
    const seen = [];
    for (const change of [{ password: 'gabim' }, { email: 'askush@example.al' }]) {
      work.mockClear();
      const answer = await login(change);
      const cost = String(work.mock.calls[0]?.[0]).split('$').slice(1, 4);
      seen.push({ status: answer.status, body: await answer.json(), calls: work.mock.calls.length, cost });
    }
    expect(seen[0]).toMatchObject({ status: 401, body: { message: wrongMessage }, calls: 1 });
    expect(seen[1]).toEqual(seen[0]);
  });

  it.each([
    {},
    { email: owner.email },
    { email: owner.email, password: '' },
    { email: { $gt: '' }, password: 'x' },
  ])('names what is wrong with %j', async (body) => {
    const answer = await post('/auth/login', body);
    expect(answer.status).toBe(422);
    expect(((await answer.json()) as { errors: unknown[] }).errors.length).toBeGreaterThan(0);
  });

  // spec: contract.tokens
  it('keeps several sessions open', async () => {
    const [first, second] = [await signIn(), await signIn()];
    expect(first).not.toEqual(second);
    expect((await post('/auth/logout', {}, first)).status).toBe(204);
    expect((await post('/auth/logout', {}, second)).status).toBe(204);
  });
});

describe('a session', () => {
  // spec: contract.session
  it('ends with the logout', async () => {
    const signedIn = await signIn();
    expect((await post('/auth/logout', {}, signedIn)).status).toBe(204);
    expect((await post('/auth/logout', {}, signedIn)).status).toBe(401);
  });

  // spec: contract.decision.token
  it.each([
    ['no token', {}],
    ['nonsense', { Authorization: 'Bearer x.y.z' }],
    ['a token whose payload is no JSON', { Authorization: `Bearer ${brokenToken}` }],
    ['a token of another secret', { Authorization: `Bearer ${foreignToken('another secret')}` }],
    ['an unsigned token', { Authorization: `Bearer ${jwt.sign({ sid: 'x' }, '', { algorithm: 'none' })}` }],
    ['a token without a session', { Authorization: `Bearer ${foreignToken(secret)}` }],
  ])('does not begin with %s', async (_name, headers) => {
    expect((await post('/auth/logout', {}, headers as Record<string, string>)).status).toBe(401);
  });

  it('does not outlive its expiry', async () => {
    const signedIn = await signIn();
    await SessionModel.updateMany({}, { expiresAt: new Date(Date.now() - 1000) });
    expect((await post('/auth/logout', {}, signedIn)).status).toBe(401);
  });
});

describe('changing the password', () => {
  const change = { currentPassword: owner.password, newPassword: 'një tjetër fjalëkalim' };

  // spec: contract.session
  it('signs the other sessions out and leaves the own one', async () => {
    const [own, other] = [await signIn(), await signIn()];
    expect((await post('/auth/password', change, own)).status).toBe(204);
    expect((await post('/auth/logout', {}, other)).status).toBe(401);
    expect((await post('/auth/logout', {}, own)).status).toBe(204);
    expect((await login()).status).toBe(401);
    expect((await login({ password: change.newPassword })).status).toBe(200);
  });

  it('needs the current one, and stops guessing', async () => {
    const own = await signIn();
    const wrong = { ...change, currentPassword: 'gabim' };
    const answer = await post('/auth/password', wrong, own);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ errors: [{ path: 'currentPassword' }] });
    expect(await statusesOf(10, () => post('/auth/password', wrong, own))).toContain(429);
  });

  it('stops guesses that come all at once', async () => {
    const own = await signIn();
    const wrong = { ...change, currentPassword: 'gabim' };
    const answers = await Promise.all(Array.from({ length: 30 }, () => post('/auth/password', wrong, own)));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
  });

  it('needs a session and a long enough password', async () => {
    expect((await post('/auth/password', change)).status).toBe(401);
    const short = await post('/auth/password', { ...change, newPassword: 'shkurt' }, await signIn());
    expect(await short.json()).toMatchObject({ errors: [{ path: 'newPassword' }] });
  });
});

describe('wrong tries', () => {
  const wrongFrom = (address: string) => login({ password: 'gabim' }, address);

  // spec: contract.limits.login, contract.admin.tries
  it('are stopped by address, whoever is named, and say for how long', async () => {
    let each = 0;
    const statuses = await statusesOf(30, () =>
      login({ email: `dikush${(each += 1)}@example.al` }, '192.0.2.7'),
    );
    expect(statuses.slice(0, 5)).toEqual(Array(5).fill(401));
    expect(statuses).toContain(429);
    const answer = await wrongFrom('192.0.2.7');
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(Number(answer.headers.get('Retry-After'))).toBeLessThanOrEqual(900);
    expect((await login({}, '192.0.2.8')).status).toBe(200);
  });

  // spec: contract.limits.login
  it('are stopped by account, from however many addresses, and do not keep the owner out', async () => {
    expect((await login({}, '203.0.113.5')).status).toBe(200);
    let each = 0;
    const statuses = await statusesOf(31, () => wrongFrom(`198.51.100.${(each += 1)}`));
    expect(statuses.slice(0, 5)).toEqual(Array(5).fill(401));
    expect(statuses.indexOf(429)).toBeLessThanOrEqual(30);
    expect(statuses.at(-1)).toBe(429);
    expect((await login({}, '203.0.113.5')).status).toBe(200);
  });

  it('from the own address are slowed down, and the right password still works', async () => {
    expect((await login({}, '203.0.113.5')).status).toBe(200);
    const statuses = await statusesOf(21, () => wrongFrom('203.0.113.5'));
    expect(statuses.at(-1)).toBe(429);
    expect((await login({}, '203.0.113.5')).status).toBe(200);
  });

  // spec: contract.limits.login, contract.admin.tries
  it('do not include successful ones', async () => {
    expect(new Set(await statusesOf(29, () => login()))).toEqual(new Set([200]));
  });
});

describe('accounts', () => {
  it('get a first admin only when there is none', async () => {
    await ensureAdmin({ email: 'dytë@example.al', password: 'x'.repeat(12), name: 'Dytë' });
    expect(await AccountModel.countDocuments()).toBe(1);
    await AccountModel.deleteMany();
    await ensureAdmin(owner);
    expect((await login()).status).toBe(200);
  });

  it('have one e-mail address each', async () => {
    expect(await createAccount({ ...owner, email: 'PRONARI@example.al' })).toBe(false);
  });

  it('are signed out by a reset', async () => {
    const signedIn = await signIn();
    expect(await resetPassword(owner.email, 'fjalëkalim i ri')).toBe(true);
    expect(await resetPassword('askush@example.al', 'fjalëkalim i ri')).toBe(false);
    expect((await post('/auth/logout', {}, signedIn)).status).toBe(401);
    expect((await login({ password: 'fjalëkalim i ri' })).status).toBe(200);
  });
});

function foreignToken(key: string): string {
  const id = '0123456789abcdef01234567';
  return jwt.sign({ sid: id }, key, { algorithm: 'HS256', subject: id, expiresIn: 60 });
}
