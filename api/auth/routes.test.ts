import argon2 from '@node-rs/argon2';
import jwt from 'jsonwebtoken';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { createAccount, disableAccount, enableAccount, resetPassword } from './accounts.js';
import { digestOf, setTokenSecrets } from './keys.js';
import { SessionModel, AttemptModel } from './model.js';
import { verifyToken } from './session.js';
import { subscriptions } from '../push/model.js';
import { type AuthServer, authorization, owner, secret, startAuth, statusesOf } from '../testing/auth.js';

// auth/password.ts imports it at each call, so it gets the spy although an earlier test file may have loaded it.
vi.mock('@node-rs/argon2', { spy: true });

const brokenToken = [{ typ: 'JWT', alg: 'HS256' }, 'no JSON']
  .map((part) => Buffer.from(typeof part === 'string' ? part : JSON.stringify(part)).toString('base64url'))
  .concat('c2ln')
  .join('.');
const wrongMessage = 'Email-i ose fjalëkalimi është i gabuar';

let server: AuthServer;

beforeAll(async () => {
  server = await startAuth(inject('mongoUri').replace('/?', '/auth_routes?'));
});
afterAll(() => server.stop());
beforeEach(() => server.reset());

const logout = (headers: Record<string, string>) => server.send('POST /auth/logout', headers);

describe('login', () => {
  // spec: 7.login, 3.login, 6.admin, contract.wire.login, contract.tokens, contract.tokens.cache
  it('returns a token and the name, and forbids caching', async () => {
    const { status, headers, body } = await server.login({ email: ' Pronari@Example.AL ' });
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(body.name).toBe(owner.name);
    const token = String(body.token);
    const { exp = 0 } = jwt.verify(token, secret, { algorithms: ['HS256'] }) as jwt.JwtPayload;
    expect(exp - Date.now() / 1000).toBeLessThanOrEqual(30 * 24 * 3600);
    expect(await verifyToken(token)).toMatchObject({ email: owner.email, name: owner.name });
  });

  it.each(['\u202apronari@example.al\u202c', 'pronari@example.al\u200b', '\ufeff Pronari@Example.AL'])(
    'takes the e-mail address %j, pasted with characters that nobody sees',
    async (email) => expect((await server.login({ email })).status).toBe(200),
  );

  it('takes the password as it is typed', async () => {
    expect((await server.login({ password: `${owner.password}\u200b` })).status).toBe(401);
  });

  // spec: 8.login.wrong, contract.errors.login
  it('treats a wrong password, an unknown address and a disabled account alike, with the same hashing', async () => {
    const disabled = { email: 'larguar@example.al', password: 'fjalëkalim i gjatë' };
    await createAccount({ ...disabled, name: 'Larguar' });
    await disableAccount(disabled.email);
    const work = vi.mocked(argon2.verify);
    const seen = [];
    for (const change of [{ password: 'gabim' }, { email: 'askush@example.al' }, disabled]) {
      work.mockClear();
      const { status, body } = await server.login(change);
      const cost = String(work.mock.calls[0]?.[0]).split('$').slice(1, 4);
      seen.push({ status, body, calls: work.mock.calls.length, cost });
    }
    expect(seen[0]).toMatchObject({ status: 401, body: { message: wrongMessage }, calls: 1 });
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });

  it.each([
    {},
    { email: owner.email },
    { email: owner.email, password: '' },
    { email: '\u200b', password: 'x' },
    { email: { $gt: '' }, password: 'x' },
    { ...owner, code: '' },
  ])('names what is wrong with %j', async (given) => {
    const { status, body } = await server.send('POST /auth/login', {}, given);
    expect(status).toBe(422);
    expect((body.errors as unknown[]).length).toBeGreaterThan(0);
  });
});

describe('a session', () => {
  // spec: contract.tokens, contract.session
  it('ends at logout, and others stay open', async () => {
    const [first, second] = [await server.signIn(), await server.signIn()];
    expect(first).not.toEqual(second);
    expect((await logout(first)).status).toBe(204);
    expect(await logout(first)).toMatchObject({ status: 401, body: { sessionEnded: true } });
    expect((await logout(second)).status).toBe(204);
  });

  // spec: contract.decision.token
  it.each([
    ['no token', {}],
    ['nonsense', { Authorization: 'Bearer x.y.z' }],
    ['a token whose payload is no JSON', { Authorization: `Bearer ${brokenToken}` }],
    ['a token of another secret', { Authorization: `Bearer ${foreignToken('another secret')}` }],
    ['an unsigned token', { Authorization: `Bearer ${jwt.sign({ sid: 'x' }, '', { algorithm: 'none' })}` }],
    ['a token without a session', { Authorization: `Bearer ${foreignToken(secret)}` }],
  ])('is not accepted with %s', async (_name, headers) => {
    expect((await logout(headers as Record<string, string>)).status).toBe(401);
  });

  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000);

  it('ends after 14 days without use, and after 28 in any case', async () => {
    const used = await server.signIn();
    await SessionModel.updateMany({}, { createdAt: daysAgo(20), lastUsedAt: daysAgo(13) });
    expect((await server.send('GET /auth/me', used)).status).toBe(200);
    const [session] = await SessionModel.find().lean();
    expect(Number(session?.lastUsedAt)).toBeGreaterThan(Number(daysAgo(1)));
    // Eight days are left of the 28.
    expect(Number(session?.expiresAt)).toBeLessThan(Number(daysAgo(-9)));

    await SessionModel.updateMany({}, { expiresAt: daysAgo(0) });
    expect((await server.send('GET /auth/me', used)).status).toBe(401);
    const unused = await server.signIn();
    const [fresh] = await SessionModel.find({ expiresAt: { $gt: daysAgo(0) } }).lean();
    expect(Number(fresh?.expiresAt)).toBeLessThan(Number(daysAgo(-14)) + 1000);
    expect((await server.send('GET /auth/me', unused)).status).toBe(200);
  });

  // spec: contract.accounts.sessions, contract.accounts.sessions.end
  it('is listed with its device and last use, and can be ended, one or all others', async () => {
    const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0';
    const desktop =
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/108.0 Electron/22.3.27 Safari/537.36';
    const own = await server.signIn({}, { 'User-Agent': windows });
    const other = await server.signIn({}, { 'User-Agent': desktop });
    const third = await server.signIn();
    const { list } = await server.send('GET /auth/sessions', own);
    const devices = ['Ritmi, Linux', 'Firefox, Windows', ''];
    expect(new Set(list.map(({ device }) => device))).toEqual(new Set(devices));
    const time = expect.stringMatching(/Z$/);
    expect(list.filter(({ current }) => current)).toEqual([
      {
        id: expect.any(String),
        createdAt: time,
        lastUsedAt: time,
        device: 'Firefox, Windows',
        current: true,
      },
    ]);
    const app = list.find(({ device }) => device === 'Ritmi, Linux');
    expect((await server.send(`DELETE /auth/sessions/${app?.id}`, own)).status).toBe(204);
    expect((await server.send('GET /auth/me', other)).status).toBe(401);
    expect((await server.send(`DELETE /auth/sessions/${app?.id}`, own)).status).toBe(404);
    expect((await server.send('DELETE /auth/sessions/none', own)).status).toBe(404);
    expect((await server.send('DELETE /auth/sessions', own)).status).toBe(204);
    expect((await server.send('GET /auth/me', third)).status).toBe(401);
    expect((await server.send('GET /auth/me', own)).status).toBe(200);
  });

  it('of somebody else cannot be ended', async () => {
    const other = { email: 'tjetri@example.al', password: 'fjalëkalim tjetër' };
    await createAccount({ ...other, name: 'Tjetri' });
    const [own, theirs] = [await server.signIn(), await server.signIn(other)];
    const [session] = (await server.send('GET /auth/sessions', theirs)).list;
    expect((await server.send(`DELETE /auth/sessions/${session?.id}`, own)).status).toBe(404);
    expect((await server.send('DELETE /auth/sessions', own)).status).toBe(204);
    expect((await server.send('GET /auth/me', theirs)).status).toBe(200);
  });
});

describe('a change of the secret', () => {
  it('keeps the sessions of the previous secret while that one is configured', async () => {
    const before = await server.signIn();
    try {
      setTokenSecrets('a newer secret for tests', secret);
      expect((await server.send('GET /auth/me', before)).status).toBe(200);
      const after = await server.signIn();
      const keyIdOf = ({ Authorization }: { Authorization: string }) =>
        jwt.decode(Authorization.slice('Bearer '.length), { complete: true })?.header.kid;
      expect(keyIdOf(before)).toEqual(expect.any(String));
      expect(keyIdOf(after)).not.toBe(keyIdOf(before));
      setTokenSecrets('a newer secret for tests');
      expect((await server.send('GET /auth/me', before)).status).toBe(401);
      expect((await server.send('GET /auth/me', after)).status).toBe(200);
    } finally {
      setTokenSecrets(secret);
    }
  });

  it('accepts tokens of older versions, which have no key id', async () => {
    const { Authorization } = await server.signIn();
    const { iat, exp, sub, sid } = jwt.decode(Authorization.slice('Bearer '.length)) as jwt.JwtPayload;
    const old = jwt.sign({ sub, sid: sid as string, iat, exp }, secret);
    expect((await server.send('GET /auth/me', { Authorization: `Bearer ${old}` })).status).toBe(200);
  });
});

describe('failed logins', () => {
  const wrongFrom = (address: string) => server.login({ password: 'gabim' }, address);

  // spec: contract.limits.login, contract.admin.tries
  it('are limited by address, whichever account is tried, with Retry-After', async () => {
    const statuses = await statusesOf(30, (turn) =>
      server.login({ email: `dikush${turn}@example.al` }, '192.0.2.7'),
    );
    expect(statuses.slice(0, 5)).toEqual(Array(5).fill(401));
    expect(statuses).toContain(429);
    const { status, headers } = await wrongFrom('192.0.2.7');
    expect(status).toBe(429);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(Number(headers.get('Retry-After'))).toBeLessThanOrEqual(900);
    expect((await server.login({}, '192.0.2.8')).status).toBe(200);
  });

  // spec: contract.limits.login
  it('are limited by account across all addresses, without locking the owner out', async () => {
    expect((await server.login({}, '203.0.113.5')).status).toBe(200);
    const statuses = await statusesOf(31, (turn) => wrongFrom(`198.51.100.${turn + 1}`));
    expect(statuses.slice(0, 5)).toEqual(Array(5).fill(401));
    expect(statuses.indexOf(429)).toBeLessThanOrEqual(30);
    expect(statuses.at(-1)).toBe(429);
    expect((await server.login({}, '203.0.113.5')).status).toBe(200);
  });

  it('are at most 100 an hour for one account, known addresses included', async () => {
    expect((await server.login({}, '203.0.113.5')).status).toBe(200);
    const checks = vi.mocked(argon2.verify).mockClear().mockResolvedValue(false);
    const guess = (count: number, addressOf: (each: number) => string) =>
      Promise.all(Array.from({ length: count }, (_, each) => wrongFrom(addressOf(each))));
    try {
      // An hour overlaps at most five windows of 15 minutes and two of an hour: guess in each of them.
      for (let quarter = 0; quarter < 5; quarter += 1) {
        await AttemptModel.updateMany({ key: /^(address|strangers):/ }, { expire: new Date(0) });
        await guess(9, (each) => `198.51.100.${each}`);
        if (quarter > 0 && quarter < 4) continue;
        await AttemptModel.updateMany({ key: /^owner:/ }, { expire: new Date(0) });
        await guess(40, () => '203.0.113.5');
      }
      expect(checks).toHaveBeenCalledTimes(100);
    } finally {
      checks.mockRestore();
    }
  });

  it('get 429 after 20 from an address that the owner uses, where the correct password still works', async () => {
    expect((await server.login({}, '203.0.113.5')).status).toBe(200);
    const statuses = await statusesOf(22, () => wrongFrom('203.0.113.5'));
    expect(statuses.indexOf(429)).toBe(20);
    expect((await server.login({}, '203.0.113.5')).status).toBe(200);
  });

  // spec: contract.limits.login, contract.admin.tries
  it('do not include successful ones', async () => {
    expect(new Set(await statusesOf(21, () => server.login()))).toEqual(new Set([200]));
    const together = await Promise.all(Array.from({ length: 10 }, () => server.login()));
    expect(new Set(together.map(({ status }) => status))).toEqual(new Set([200]));
  });

  it('store a digest of the typed e-mail address, not its text', async () => {
    await server.login({ email: 'fjalëkalimi im i fshehtë' });
    const stored = JSON.stringify(await AttemptModel.find().lean());
    expect(stored).not.toContain('fshehtë');
    expect(stored).toContain(digestOf('fjalëkalimi im i fshehtë'));
  });
});

describe('accounts', () => {
  it('cannot share an e-mail address, whatever its case and what nobody sees of it', async () => {
    expect(await createAccount({ ...owner, email: 'PRONARI@example.al' })).toBe(false);
    expect(await createAccount({ ...owner, email: '\u202apronari@example.al\u202c' })).toBe(false);
  });

  it('are signed out by a password reset', async () => {
    const signedIn = await server.signIn();
    expect(await resetPassword(owner.email, 'fjalëkalim i ri')).toBe(true);
    expect(await resetPassword('askush@example.al', 'fjalëkalim i ri')).toBe(false);
    expect((await logout(signedIn)).status).toBe(401);
    const again = authorization(await server.login({ password: 'fjalëkalim i ri' }));
    expect((await server.send('GET /auth/me', again)).body).toMatchObject({ mustChangePassword: true });
  });

  it('are signed out when disabled and cannot log in until they are enabled', async () => {
    const signedIn = await server.signIn();
    expect(await disableAccount(owner.email)).toBe(true);
    expect((await server.send('GET /auth/me', signedIn)).status).toBe(401);
    expect((await server.login()).status).toBe(401);
    expect(await enableAccount(owner.email)).toBe(true);
    expect((await server.send('GET /auth/me', signedIn)).status).toBe(401);
    expect((await server.send('GET /auth/me', authorization(await server.login()))).status).toBe(200);
    expect(await disableAccount('askush@example.al')).toBe(false);
  });

  it.each([
    ['disabled', () => disableAccount(owner.email)],
    ['reset', () => resetPassword(owner.email, 'nje-fjalekalim-i-ri')],
  ])('get no notices on their phones any more when %s', async (_, command) => {
    const { body } = await server.send('GET /auth/me', await server.signIn());
    await subscriptions.deleteMany();
    const phoneOf = (accountId: string) => ({ _id: accountId, endpoint: accountId, accountId });
    await subscriptions.insertMany([phoneOf(String(body.id)), phoneOf('another')], { lean: true });
    await command();
    expect(await subscriptions.distinct('accountId')).toEqual(['another']);
  });
});

function foreignToken(key: string): string {
  const id = '0123456789abcdef01234567';
  return jwt.sign({ sid: id }, key, { algorithm: 'HS256', subject: id, expiresIn: 60 });
}
