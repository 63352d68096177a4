import { uncheckedCode } from '@ritmi/shared/domain/auth/text';
import { Secret, TOTP } from 'otpauth';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  it,
  onTestFinished,
  vi,
} from 'vitest';
import { type AuthServer, factorKey, owner, startAuth, statusesOf } from '../testing/auth.js';
import { createAccount, resetPassword } from './accounts.js';
import { AccountModel } from './model.js';
import { setFactorKey } from './sealing.js';
import { countUnreadable } from './secondFactor.js';

let server: AuthServer;

beforeAll(async () => {
  server = await startAuth(inject('mongoUri').replace('/?', '/auth_factor?'));
});
afterAll(() => server.stop());
beforeEach(() => server.reset());

describe('the second factor', () => {
  // On a busy machine a test may take longer than the 30 s for which a code is valid.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  const { password: currentPassword } = owner;
  const codeAt = (secret: string, offsetS = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + offsetS * 1000 });

  async function enable() {
    const own = await server.signIn();
    const { body: made } = await server.send('POST /auth/second-factor', own, { currentPassword });
    const secret = String(made.secret);
    const confirmed = await server.send('POST /auth/second-factor/confirm', own, {
      code: codeAt(secret, -30),
    });
    return { own, secret, recoveryCodes: confirmed.body.recoveryCodes as string[], url: String(made.url) };
  }

  // spec: contract.accounts.code
  it('is requested after a correct password, and each code works once', async () => {
    const { own, secret, url } = await enable();
    expect(url).toMatch(/^otpauth:\/\/totp\/Agjencia%20juaj:pronari%40example\.al\?/);
    expect((await server.send('GET /auth/me', own)).body).toMatchObject({ hasSecondFactor: true });
    expect((await server.login({ password: 'gabim', code: codeAt(secret) })).body).not.toHaveProperty(
      'needsCode',
    );
    const withoutCode = await server.login();
    expect([withoutCode.status, withoutCode.body]).toEqual([
      401,
      { code: 'codeNeeded', message: expect.any(String), needsCode: true },
    ]);
    // The first is the code that confirmed it, which is used up too.
    for (const [code, status] of [
      [codeAt(secret, -30), 401],
      [codeAt(secret), 200],
      [codeAt(secret), 401],
    ] as const) {
      expect((await server.login({ code })).status).toBe(status);
    }
  });

  // spec: contract.accounts.code
  it('is asked for where the form sends no code, and refuses one of any other form', async () => {
    expect((await server.login({ code: null })).status).toBe(200);
    const { secret } = await enable();
    for (const code of ['', '  ', null]) {
      expect((await server.login({ code })).body).toMatchObject({ code: 'codeNeeded', needsCode: true });
    }
    for (const code of ['x', '1'.repeat(2000), 0]) {
      const { status, body } = await server.login({ code });
      expect([status, body]).toMatchObject([401, { code: 'wrongCode', needsCode: true }]);
    }
    const code = codeAt(secret);
    expect((await server.login({ code: ` ${code.slice(0, 3)} ${code.slice(3)} ` })).status).toBe(200);
  });

  it('accepts a code once when it is sent several times at the same moment', async () => {
    const { secret, recoveryCodes } = await enable();
    for (const code of [codeAt(secret), recoveryCodes[0] ?? '']) {
      const answers = await Promise.all(Array.from({ length: 3 }, () => server.login({ code })));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(2);
    }
  });

  // spec: contract.accounts.code
  it('accepts each recovery code once, however it is typed, and stores none as plain text', async () => {
    const { recoveryCodes } = await enable();
    expect(recoveryCodes).toHaveLength(10);
    const code = recoveryCodes[3] ?? '';
    expect(JSON.stringify(await AccountModel.find().lean())).not.toContain(code.replaceAll('-', ''));
    expect((await server.login({ code: code.replaceAll('-', ' ').toLowerCase() })).status).toBe(200);
    expect((await server.login({ code })).status).toBe(401);
  });

  it('stores no secret as plain text, neither before nor after it is confirmed', async () => {
    const own = await server.signIn();
    const stored = async () => JSON.stringify(await AccountModel.find().lean());
    const { body } = await server.send('POST /auth/second-factor', own, { currentPassword });
    expect(await stored()).toContain('pendingSecret');
    expect(await stored()).not.toContain(body.secret);
    await server.send('POST /auth/second-factor/confirm', own, { code: codeAt(String(body.secret)) });
    expect(await stored()).not.toContain(body.secret);
    expect(await stored()).not.toContain('pendingSecret');
  });

  it('says so when its key is lost, and lets the owner in with a recovery code or after a reset', async () => {
    const { own, secret, recoveryCodes } = await enable();
    onTestFinished(() => setFactorKey(factorKey));
    expect(await countUnreadable()).toBe(0);
    setFactorKey('another key than before');
    expect(await countUnreadable()).toBe(1);
    const refused = await server.login({ code: codeAt(secret) });
    expect([refused.status, refused.body]).toEqual([
      401,
      { code: 'uncheckedCode', message: uncheckedCode, needsCode: true },
    ]);
    const code = codeAt(secret);
    const ended = await server.send('DELETE /auth/second-factor', own, { currentPassword, code });
    expect([ended.status, ended.body.errors]).toEqual([
      422,
      [{ path: 'code', code: 'uncheckedCode', message: uncheckedCode }],
    ]);
    expect((await server.login({ code: 'AAAA-BBBB-CCCC-DDDD' })).body.code).toBe('wrongCode');
    expect((await server.login({ code: recoveryCodes[0] ?? '' })).status).toBe(200);
    await resetPassword(owner.email, 'një fjalëkalim tjetër');
    expect((await server.login({ password: 'një fjalëkalim tjetër' })).status).toBe(200);
  });

  it('does not open with the secret of another account', async () => {
    const { secret } = await enable();
    const { secondFactor } = (await AccountModel.findOne().lean()) ?? {};
    const other = { email: 'tjetra@example.al', password: 'edhe ky është i gjatë', name: 'Tjetra' };
    await createAccount(other);
    await AccountModel.updateOne({ email: other.email }, { secondFactor });
    expect((await server.login({ ...other, code: codeAt(secret) })).body.code).toBe('uncheckedCode');
  });

  it('counts wrong codes like wrong passwords', async () => {
    await enable();
    const statuses = await statusesOf(8, () => server.login({ code: 'AAAA-BBBB-CCCC-DDDD' }, '198.51.100.1'));
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429, 429]);
  });

  // spec: contract.accounts.second-factor
  it('is enabled with the password, disabled with password and code, and not replaced while enabled', async () => {
    const own = await server.signIn();
    const confirm = (code: string) => server.send('POST /auth/second-factor/confirm', own, { code });
    expect((await confirm('123456')).status).toBe(404);
    const started = await server.send('POST /auth/second-factor', own, { currentPassword: 'gabim' });
    expect(started.body).toMatchObject({ errors: [{ path: 'currentPassword' }] });
    await server.send('POST /auth/second-factor', own, { currentPassword });
    expect((await confirm('AAAA')).body).toMatchObject({ errors: [{ path: 'code' }] });
    expect((await server.login()).status).toBe(200);

    const { secret } = await enable();
    expect((await server.send('POST /auth/second-factor', own, { currentPassword })).status).toBe(409);
    const disable = (code: string) =>
      server.send('DELETE /auth/second-factor', own, { currentPassword, code });
    expect((await disable('AAAA')).body).toMatchObject({ errors: [{ path: 'code' }] });
    expect((await disable(codeAt(secret))).status).toBe(204);
    expect((await disable(codeAt(secret, 30))).status).toBe(404);
    expect((await server.login()).status).toBe(200);
  });
});
