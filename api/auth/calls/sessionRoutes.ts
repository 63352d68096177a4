import { sessionEntry } from '@ritmi/shared/domain/auth/schema';
import { z } from 'zod';
import { notFound } from '../../http/errors.js';
import { idOf, type Route } from '../../http/route.js';
import { note } from '../audit.js';
import { endSession, endSessions, sessionsOf } from '../session.js';
import { ownRoute } from './ownRoute.js';

export const sessionRoutes: readonly Route[] = [
  ownRoute({
    method: 'post',
    path: '/auth/logout',
    summary: 'Ends the session of the token',
    handle: async (_call, account) => {
      const ended = await endSession(account.id, account.sessionId);
      await note('logout', { account, who: account, ...(ended ? { facts: ended } : {}) });
    },
  }),
  ownRoute({
    method: 'get',
    path: '/auth/sessions',
    summary: 'Where the own account is signed in, the latest used first',
    answer: z.array(sessionEntry),
    handle: async (_call, { id, sessionId }) => {
      const sessions = await sessionsOf(id);
      return sessions.map((each) => ({ ...each, current: each.id === sessionId }));
    },
  }),
  ownRoute({
    method: 'delete',
    path: '/auth/sessions/{id}',
    summary: 'Ends a session of the own account',
    handle: async (call, account) => {
      const ended = await endSession(account.id, idOf(call));
      if (!ended) throw notFound();
      await note('session-ended', { account, who: account, facts: ended });
    },
  }),
  ownRoute({
    method: 'delete',
    path: '/auth/sessions',
    summary: 'Ends all other sessions of the own account',
    handle: async (_call, account) => {
      const sessions = await endSessions(account.id, account.sessionId);
      await note('session-ended', { account, who: account, facts: { sessions } });
    },
  }),
];
