import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sampleService } from '@ritmi/shared/domain/sample';
import type { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { historyRoutes } from './history/routes.js';
import { createAccount, disableAccount } from './auth/accounts.js';
import { removeAccountEvents } from './history/accountEvents.js';
import { ensureFirstAdmin } from './auth/firstAdmin.js';
import { inPasswordQueue } from './auth/password.js';
import { AccountEventModel, AccountModel, SessionModel, AttemptModel } from './auth/model.js';
import { type AuthServer, authorization, owner, startAuth, statusesOf } from './testing/auth.js';
import type { Answer } from './testing/server.js';
import { collections, entityRoutes } from './entities.js';

let server: AuthServer;

beforeAll(async () => {
  const noFiles = { removeForGood: async () => [] };
  const others = [...historyRoutes(collections, noFiles), ...entityRoutes('services')];
  server = await startAuth(inject('mongoUri').replace('/?', '/auth_account?'), others);
});
afterAll(() => server.stop());
beforeEach(() => server.reset());

const writeService = (headers: Record<string, string>) =>
  server.send('POST /services', headers, sampleService());

describe('the accounts', () => {
  it('are told by id and name to those who are signed in, without those that are disabled', async () => {
    const others = { password: 'fjalëkalim i gjatë' };
    await createAccount({ ...others, email: 'beni@example.al', name: 'Beni' });
    await createAccount({ ...others, email: 'ish@example.al', name: 'Ish Kolegu' });
    await disableAccount('ish@example.al');
    const own = await server.signIn();
    const { body: me } = await server.send('GET /auth/me', own);
    const { status, list } = await server.send('GET /accounts', own);
    const shown = [
      { id: expect.stringMatching(/^[0-9a-f]{24}$/), name: 'Beni' },
      { id: me.id, name: owner.name },
    ];
    expect([status, list]).toEqual([200, shown]);
    expect((await server.send('GET /accounts')).status).toBe(401);
  });
});

describe('changing the password', () => {
  const change = { currentPassword: owner.password, newPassword: 'një tjetër fjalëkalim' };
  const changePassword = (headers: Record<string, string>, body: Partial<typeof change> = {}) =>
    server.send('POST /auth/password', headers, { ...change, ...body });

  // spec: contract.session
  it('ends every session but the one that changed it', async () => {
    const [own, other] = [await server.signIn(), await server.signIn()];
    expect((await changePassword(own)).status).toBe(204);
    expect((await server.send('GET /auth/me', other)).status).toBe(401);
    expect((await server.send('GET /auth/me', own)).status).toBe(200);
    expect((await server.login()).status).toBe(401);
    expect((await server.login({ password: change.newPassword })).status).toBe(200);
  });

  // spec: contract.accounts.password
  it('requires the current password and limits wrong guesses, even simultaneous ones', async () => {
    const own = await server.signIn();
    const wrong = () => changePassword(own, { currentPassword: 'gabim' });
    const { status, body } = await wrong();
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: [{ path: 'currentPassword' }] });
    const answers = await Promise.all(Array.from({ length: 20 }, wrong));
    expect(answers.filter((answer) => answer.status === 422)).toHaveLength(5);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(15);
  });

  it('needs a session', async () => expect((await changePassword({})).status).toBe(401));

  it.each([
    'njëmbëdhjet',
    'ritmi1234567',
    'password1234',
    'qwertyuiop12',
    'pronari@example.al',
    // Made of the owner's own words, in any order and case, with any separators, with or without marks.
    'PronariCelaj2026',
    'pronari.çelaj.2026',
    'dorde.celaj.2026',
    'Ritmi.Ritmi.2026',
    // Nor with digits and signs for letters.
    'pronar1.celaj.2026',
    'R1tmi.R1tmi.2026',
    // Six characters, as people count.
    '🎻🦊🌋🧵🪁🥝',
    owner.password,
  ])('refuses %s', async (newPassword) => {
    await AccountModel.updateOne({}, { name: 'Pronari Đorđe Çelaj' });
    const { status, body } = await changePassword(await server.signIn(), { newPassword });
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: [{ path: 'newPassword' }] });
    expect((await server.login()).status).toBe(200);
  });
});

describe('passwords', () => {
  const change = (headers: Record<string, string>, newPassword: string) =>
    server.send('POST /auth/password', headers, { currentPassword: owner.password, newPassword });
  const repeat = (count: number, call: () => Promise<Answer>) =>
    Promise.all(Array.from({ length: count }, call));

  it('are checked two at a time, also when many changes come at once', async () => {
    const own = await server.signIn();
    let running = 0;
    let most = 0;
    const count = (worker: Worker) => {
      running += 1;
      most = Math.max(most, running);
      worker.once('exit', () => (running -= 1));
    };
    process.on('worker', count);
    const answers = await repeat(10, () => change(own, 'password1234')).finally(() => {
      process.off('worker', count);
    });
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]));
    expect(most).toBe(2);
  });

  it('wait in one queue, which has a length', async () => {
    const own = await server.signIn();
    let release = () => {};
    const turn = new Promise<void>((resolve) => (release = resolve));
    const waiting = Array.from({ length: 102 }, () => inPasswordQueue(() => turn));
    const answers = [await server.login(), await change(own, 'password1234')];
    release();
    await Promise.all(waiting);
    expect(answers.map(({ status }) => status)).toEqual([429, 429]);
    expect(answers[0]?.headers.get('Retry-After')).toBe('1');
    expect((await server.login()).status).toBe(200);
  });
});

describe('the first admin', () => {
  const file = () => join(server.dataFolder, 'admin-login.json');
  const newPassword = 'një fjalëkalim i ri fare';
  const warn = vi.fn<(message: string) => void>();
  const ensure = (given: { email?: string; password?: string } = {}) =>
    ensureFirstAdmin({ name: 'Administrator', ...given }, server.dataFolder, warn);
  const savedLogin = async () =>
    JSON.parse(await readFile(file(), 'utf8')) as { email: string; password: string };

  beforeEach(async () => {
    warn.mockClear();
    await AccountModel.deleteMany();
  });

  // spec: contract.accounts.generated, contract.accounts.me
  it('must change a generated password before its first write, which also removes the file', async () => {
    await ensure({ email: 'arta@example.al' });
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    const login = await savedLogin();
    expect(login.email).toBe('arta@example.al');
    const own = await server.signIn(login);
    expect((await server.send('GET /auth/me', own)).body).toMatchObject({ mustChangePassword: true });
    expect((await server.send('GET /trash', own)).status).toBe(200);
    const refused = await writeService(own);
    expect(refused.status).toBe(403);
    expect(refused.body).toEqual({ code: 'passwordNotChanged', message: expect.any(String) });
    expect((await server.send('GET /services', own)).body).toEqual([]);

    const body = { currentPassword: login.password, newPassword };
    expect((await server.send('POST /auth/password', own, body)).status).toBe(204);
    await expect(stat(file())).rejects.toThrow('ENOENT');
    expect((await server.send('GET /auth/me', own)).body).toMatchObject({ mustChangePassword: false });
    expect((await writeService(own)).status).toBe(201);
  });

  // spec: contract.accounts.generated
  it('is created once with the configured password, however short, even if the environment changes later', async () => {
    await ensure({ email: 'arta@example.al', password: 'shkurt' });
    await ensure({ email: 'tjetra@example.al' });
    expect(await AccountEventModel.find({ title: 'Administrator' }).lean()).toMatchObject([
      { op: 'created', who: { name: 'Ritmi' } },
    ]);
    await expect(stat(file())).rejects.toThrow('ENOENT');
    expect(await AccountModel.countDocuments()).toBe(1);
    const own = await server.signIn({ email: 'arta@example.al', password: 'shkurt' });
    expect((await server.send('GET /auth/me', own)).body).toMatchObject({ mustChangePassword: false });
  });

  // spec: contract.accounts.generated
  it('logs in with the configured password, however long', async () => {
    const password = 'fjalëkalim '.repeat(200);
    await ensure({ email: 'arta@example.al', password });
    expect((await server.login({ email: 'arta@example.al', password })).status).toBe(200);
    expect((await server.login({ email: 'arta@example.al', password: password.trim() })).status).toBe(401);
  });

  it('gets the login that an interrupted start saved in the file', async () => {
    await writeFile(file(), JSON.stringify({ email: 'arta@example.al', password: 'e-para-e-gjeneruar' }));
    await Promise.all([ensure(), ensure()]);
    expect((await server.login(await savedLogin())).status).toBe(200);
    expect(await AccountModel.countDocuments()).toBe(1);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each(['{"email": "arta@rit', '{}', ''])(
    'sets aside a file with the unreadable content %j and warns about it',
    async (text) => {
      await writeFile(file(), text);
      await ensure();
      const [message] = warn.mock.calls[0] ?? [''];
      expect(await readFile(message.split(' ').at(-1) ?? '', 'utf8')).toBe(text);
      expect((await server.login(await savedLogin())).status).toBe(200);
    },
  );

  it('does not touch a file that it cannot read when it changes its password', async () => {
    await ensure({ email: 'arta@example.al', password: 'shkurt' });
    const own = await server.signIn({ email: 'arta@example.al', password: 'shkurt' });
    await writeFile(file(), '{"email": "arta@rit');
    const body = { currentPassword: 'shkurt', newPassword };
    expect((await server.send('POST /auth/password', own, body)).status).toBe(204);
    expect(await readFile(file(), 'utf8')).toBe('{"email": "arta@rit');
  });
});

describe('the audit', () => {
  // spec: contract.accounts.audit
  it('lists what happened to accounts, separately from the writes of content', async () => {
    const own = await server.signIn();
    await server.login({ password: 'gabim-fare' });
    await server.login({ email: 'fjalëkalimi-im-i-fshehtë', password: 'x' });
    const newPassword = 'një tjetër fjalëkalim';
    await server.send('POST /auth/password', own, { currentPassword: owner.password, newPassword });
    const other = await server.signIn({ password: newPassword });
    const [ended] = (await server.send('GET /auth/sessions', own)).list.filter(({ current }) => !current);
    await server.send(`DELETE /auth/sessions/${ended?.id}`, own);
    await writeService(other);
    await server.send('POST /auth/logout', own);
    await disableAccount(owner.email);

    const account = await AccountModel.findOne().lean();
    await AccountModel.updateOne({}, { $unset: { disabledAt: 1 } });
    const reader = await server.signIn({ password: newPassword });
    const { list } = await server.send('GET /audit?kind=accounts', reader);
    expect(list.map(({ op }) => op)).toEqual([
      'login',
      'disabled',
      'logout',
      'refused',
      'session-ended',
      'login',
      'password',
      'login-failed',
      'login-failed',
      'login',
      'created',
    ]);
    const who = { id: String(account?._id), name: owner.name };
    const device = { field: 'device', before: null, after: '' };
    expect(list[0]).toEqual({
      id: expect.any(String),
      entity: 'accounts',
      documentId: who.id,
      version: 0,
      op: 'login',
      who,
      when: expect.stringMatching(/Z$/),
      title: owner.name,
      changes: [device, { field: 'address', before: null, after: '192.0.2.1' }],
    });
    expect(list[7]).toMatchObject({ documentId: '', who: { id: '', name: '' } });
    expect(list[8]).toMatchObject({ documentId: who.id, who: { id: '', name: '' } });
    const stored = JSON.stringify(await AccountEventModel.find().lean());
    for (const typed of ['gabim-fare', 'fshehtë', newPassword, other.Authorization.slice(7)]) {
      expect(stored).not.toContain(typed);
    }
    const content = (await server.send('GET /audit?kind=content', reader)).list;
    expect(content.filter(({ entity }) => entity === 'accounts')).toEqual([]);
  });

  it('merges both kinds by time, page by page', async () => {
    const own = await server.signIn();
    const { id } = (await writeService(own)).body;
    await server.signIn();
    const whole = (await server.send('GET /audit?limit=3', own)).list;
    expect(whole.map(({ entity, op }) => [entity, op])).toEqual([
      ['accounts', 'login'],
      ['services', 'create'],
      ['accounts', 'login'],
    ]);
    const rest = await server.send(`GET /audit?limit=2&before=${whole[0]?.id}`, own);
    expect(rest.body).toEqual(whole.slice(1));
    expect(rest.headers.get('Link')).toBe(`</audit?limit=2&before=${whole[2]?.id}>; rel="next"`);
    const content = (await server.send('GET /audit?kind=content&limit=1', own)).list;
    expect(content).toMatchObject([{ documentId: id }]);
    const ofServices = (await server.send('GET /audit?entity=services&limit=1', own)).list;
    expect(ofServices).toMatchObject([{ entity: 'services', documentId: id }]);
    expect((await server.send('GET /audit?entity=feast-days', own)).list).toEqual([]);
    for (const wrong of ['kind=all', 'entity=accounts'])
      expect((await server.send(`GET /audit?${wrong}`, own)).status).toBe(422);
  });

  it('forgets addresses with the logins that named them', async () => {
    await server.signIn();
    const addresses = async () => (await AccountModel.findOne().lean())?.knownAddresses.length;
    await removeAccountEvents(new Date(Date.now() - 1000), 1);
    expect(await addresses()).toBe(1);
    await removeAccountEvents(new Date(Date.now() + 1000), 1);
    expect([await addresses(), await AccountEventModel.countDocuments()]).toEqual([0, 0]);
  });

  it('records a limited number of refused writes', async () => {
    const own = await server.signIn();
    await SessionModel.deleteMany();
    await writeService(own);
    await AttemptModel.updateMany({ key: /^noted:/ }, { points: 98 });
    const before = await AccountEventModel.countDocuments();
    await statusesOf(4, () => writeService(own));
    expect(await AccountEventModel.countDocuments()).toBe(before + 2);
    expect((await server.send('GET /audit', authorization(await server.login()))).status).toBe(200);
  });
});
