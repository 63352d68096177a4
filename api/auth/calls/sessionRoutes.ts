import { sessionEntry } from '@ritmi/shared/domain/auth/schema';
import { z } from 'zod';
import { notFound } from '../../http/errors.js';
import { idOf, type Route, route } from '../../http/route.js';
import { accountOf } from '../../http/writing.js';
import { note } from '../audit.js';
import { endSession, endSessions, sessionsOf } from '../session.js';

const logout = route({
  method: 'post',
  path: '/auth/logout',
  access: 'admin',
  summary: 'Ends the session of the token',
  answer: { status: 204, schema: null },
  handle: async (call) => {
    const account = accountOf(call);
    const ended = await endSession(account.id, account.sessionId);
    await note('logout', { account, who: account, ...(ended ? { facts: ended } : {}) });
    return { status: 204 };
  },
});

const list = route({
  method: 'get',
  path: '/auth/sessions',
  access: 'admin',
  summary: 'Where the own account is signed in, the latest used first',
  answer: { status: 200, schema: z.array(sessionEntry) },
  handle: async (call) => {
    const { id, sessionId } = accountOf(call);
    const sessions = await sessionsOf(id);
    const body = sessions.map((each) => ({ ...each, current: each.id === sessionId }));
    return { status: 200, body, headers: { 'Cache-Control': 'private, no-store' } };
  },
});

const endOne = route({
  method: 'delete',
  path: '/auth/sessions/{id}',
  access: 'admin',
  summary: 'Ends a session of the own account',
  answer: { status: 204, schema: null },
  handle: async (call) => {
    const account = accountOf(call);
    const ended = await endSession(account.id, idOf(call));
    if (!ended) throw notFound();
    await note('session-ended', { account, who: account, facts: ended });
    return { status: 204 };
  },
});

const endOthers = route({
  method: 'delete',
  path: '/auth/sessions',
  access: 'admin',
  summary: 'Ends all other sessions of the own account',
  answer: { status: 204, schema: null },
  handle: async (call) => {
    const account = accountOf(call);
    const sessions = await endSessions(account.id, account.sessionId);
    await note('session-ended', { account, who: account, facts: { sessions } });
    return { status: 204 };
  },
});

export const sessionRoutes: readonly Route[] = [logout, list, endOne, endOthers];
