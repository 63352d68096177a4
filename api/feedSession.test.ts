import { createLog } from '@ritmi/shared/server/log';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { disableAccount } from './auth/accounts.js';
import { isSessionOpen } from './auth/session.js';
import { ChangeFeed } from './changes/feed.js';
import { changeRoutes } from './changes/routes.js';
import { type AuthServer, owner, startAuth } from './testing/auth.js';

let server: AuthServer;

beforeAll(async () => {
  const feed = new ChangeFeed(createLog('api', 'silent'));
  const changes = changeRoutes(feed, { isSessionOpen, beatMs: 100 });
  server = await startAuth(inject('mongoUri').replace('/?', '/feed_session?'), changes);
  await server.reset();
});
afterAll(() => server.stop());

it('a session takes its change feed along when it ends, and no other one', async () => {
  const [first, second] = [await server.signIn(), await server.signIn()];
  const open = (headers: Record<string, string>) => fetch(`${server.base}/changes`, { headers });
  const [ended, staying, visitor] = await Promise.all([open(first), open(second), open({})]);
  let isOpen = true;
  void Promise.race([staying.text(), visitor.text()]).finally(() => (isOpen = false));
  await server.send('POST /auth/logout', first);
  expect(await ended.text()).toContain('retry: 1000');
  expect(isOpen).toBe(true);
  await disableAccount(owner.email);
  await vi.waitUntil(() => !isOpen, { timeout: 20_000 });
});
