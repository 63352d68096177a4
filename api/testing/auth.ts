import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { trustedProxies } from '../env.js';
import { answerErrors } from '../http/errors.js';
import { createLog } from '@ritmi/shared/server/log';
import { logRequests } from '../http/log.js';
import { type Route, serve } from '../http/route.js';
import { type Answer, serveApp } from './server.js';
import { createAccount } from '../auth/accounts.js';
import { setTokenSecrets } from '../auth/keys.js';
import { setFactorKey } from '../auth/sealing.js';
import { AccountEventModel, AccountModel, SessionModel, AttemptModel } from '../auth/model.js';
import { authRoutes } from '../auth/routes.js';
import { verifyToken } from '../auth/session.js';
// The model of the settings, which name the agency.
import '../entities.js';

// An HTTP server and client for the tests of accounts. No product code imports it.

export const secret = 'a secret for tests only';
export const factorKey = 'a key for tests only';
export const owner = { email: 'pronari@example.al', password: 'fjalëkalim i gjatë', name: 'Pronari' };

type Headers = Readonly<Record<string, string>>;

type Login = { email?: string; password?: string; code?: string | number | null };

/** Serves the routes of accounts, and others, with a database of their own. */
export async function startAuth(database: string, others: readonly Route[] = []) {
  setTokenSecrets(secret);
  setFactorKey(factorKey);
  const dataFolder = await mkdtemp(join(tmpdir(), 'ritmi-auth-'));
  const app = express().set('trust proxy', trustedProxies(undefined));
  const routes = [...authRoutes(dataFolder), ...others];
  app.use(logRequests(createLog('api', 'silent')), serve(routes, verifyToken), answerErrors);
  const server = await serveApp(database, app);

  const send = (call: string, headers: Headers = {}, body?: unknown): Promise<Answer> =>
    server.send(call, { as: 'visitor', headers, ...(body === undefined ? {} : { body }) });

  const login = (change: Login = {}, address = '192.0.2.1', headers: Headers = {}): Promise<Answer> => {
    const { name: _, ...given } = { ...owner, ...change };
    return send('POST /auth/login', { 'X-Forwarded-For': address, ...headers }, given);
  };

  return {
    dataFolder,
    base: server.base,
    send,
    login,
    /** Starts a session and returns its header. */
    signIn: async (change: Login = {}, headers: Headers = {}): Promise<{ Authorization: string }> =>
      authorization(await login(change, '192.0.2.1', headers)),
    /** Removes everything but the owner's account. */
    reset: async () => {
      for (const model of [AccountModel, SessionModel, AttemptModel, AccountEventModel]) {
        await model.deleteMany();
      }
      await createAccount(owner);
    },
    stop: async () => {
      await server.stop();
      await rm(dataFolder, { recursive: true });
    },
  };
}

export type AuthServer = Awaited<ReturnType<typeof startAuth>>;

export function authorization({ body }: Answer): { Authorization: string } {
  return { Authorization: `Bearer ${String(body.token)}` };
}

/** The statuses of calls that are made one after the other. */
export async function statusesOf(count: number, call: (turn: number) => Promise<Answer>): Promise<number[]> {
  const statuses: number[] = [];
  for (let turn = 0; turn < count; turn += 1) statuses.push((await call(turn)).status);
  return statuses;
}
