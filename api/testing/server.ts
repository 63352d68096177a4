import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import mongoose from 'mongoose';
import { connect, disconnect } from '../db/connect.js';
import type { Account } from '../http/auth.js';
import { answerErrors } from '../http/errors.js';
import { createLog } from '@ritmi/shared/server/log';
import { logRequests } from '../http/log.js';
import { type Route, serve } from '../http/route.js';

// An HTTP server and client for tests. No product code imports it.

export const testToken = 'a-valid-token';

export const testAccount: Account = {
  id: '6b0000000000000000000001',
  email: 'tester@example.al',
  name: 'Tester',
  sessionId: '6b0000000000000000000002',
};

export async function verifyTestToken(token: string): Promise<Account | null> {
  return token === testToken ? testAccount : null;
}

type Document = Record<string, unknown> & { readonly id: string; readonly version: number };

export type Answer = {
  readonly status: number;
  readonly headers: Headers;
  /** A document or an error; each test reads the fields that it expects. */
  readonly body: Document;
  /** The body if it is a list, otherwise empty. */
  readonly list: readonly Document[];
};

type Send = {
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** `visitor` sends no token. */
  readonly as?: 'admin' | 'visitor';
};

export type TestServer = Awaited<ReturnType<typeof serveApp>>;

/** Serves routes with a database of their own. */
export function serveRoutes(database: string, routes: readonly Route[]): Promise<TestServer> {
  const app = express().use(logRequests(createLog('api', 'silent')));
  return serveApp(database, app.use(serve(routes, verifyTestToken), answerErrors));
}

/** Serves an app with a database of its own, which `stop` drops. `database` is a MongoDB address with a name. */
export async function serveApp(database: string, app: RequestListener) {
  await connect(database);
  // A busy machine takes longer than the usual 5 s between two calls; a connection closed then would reset the second.
  const server = createServer({ keepAliveTimeout: 60_000 }, app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    base,
    /** A call is written like `POST /services`; the body is sent as JSON unless it is FormData or text. */
    send: (call: string, options: Send = {}) => send(base, call, options),
    /** Drops the database too, unless it must be left for the end of the whole run. */
    stop: async ({ leavesDatabase = false } = {}) => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      if (!leavesDatabase) await mongoose.connection.dropDatabase();
      await disconnect();
    },
  };
}

async function send(base: string, call: string, { body, headers = {}, as = 'admin' }: Send): Promise<Answer> {
  const [method = 'GET', path = '/'] = call.split(' ');
  const isPlain = body === undefined || body instanceof FormData || typeof body === 'string';
  const response = await fetch(base + path, {
    method,
    headers: {
      ...(as === 'admin' ? { Authorization: `Bearer ${testToken}` } : {}),
      ...(isPlain ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isPlain ? (body as string | FormData) : JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.includes('json');
  const answer: unknown = isJson && text !== '' ? JSON.parse(text) : undefined;
  return {
    status: response.status,
    headers: response.headers,
    body: answer as Document,
    list: Array.isArray(answer) ? (answer as Document[]) : [],
  };
}
