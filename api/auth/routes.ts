import {
  colleague,
  loginAnswer,
  loginRequest,
  ownAccount,
  passwordChange,
  sessionEntry,
} from '@ritmi/shared/domain/auth/schema';
import type { IssueCode } from '@ritmi/shared/domain/errors';
import { z } from 'zod';
import { listColleagues } from './accounts.js';
import { readSettings } from '../db/settings.js';
import { addressOf } from '../http/auth.js';
import { invalid, notFound } from '../http/errors.js';
import { idOf, type Route, route } from '../http/route.js';
import { program, recordEvent } from './audit.js';
import { forgetFirstLogin } from './firstAdmin.js';
import { login } from './login.js';
import { AccountModel } from './model.js';
import { inPasswordQueue } from './password.js';
import { ownWordsOf } from './ownWords.js';
import { currentPasswordIs, requireProof, storedAccountOf, wrongPassword } from './proof.js';
import { secondFactorRoutes } from './secondFactor.js';
import { deviceOf, endSession, endSessions, sessionsOf } from './session.js';

/** @param dataFolder where `admin-login.json` is until the first password is changed */
export function authRoutes(dataFolder: string): Route[] {
  return [loginRoute, ...sessionRoutes, me, colleagues, passwordRoute(dataFolder), ...secondFactorRoutes];
}

const loginRoute = route({
  method: 'post',
  path: '/auth/login',
  access: 'open',
  summary: 'Opens a session; 401 with `needsCode` asks for the code of the second factor',
  body: loginRequest,
  answer: loginAnswer,
  errors: [401, 429],
  handle: async ({ body, request }) => {
    const device = deviceOf(request.get('User-Agent'));
    return { body: await login({ ...body, address: addressOf(request), device }) };
  },
});

const me = route({
  method: 'get',
  path: '/auth/me',
  access: 'admin',
  summary: 'The account that is signed in',
  answer: ownAccount,
  handle: async (call) => {
    const { _id, name, email, mustChangePassword, secondFactor } = await storedAccountOf(call);
    const flags = { mustChangePassword: mustChangePassword === true, hasSecondFactor: Boolean(secondFactor) };
    return { body: { id: String(_id), name, email, ...flags } };
  },
});

const colleagues = route({
  method: 'get',
  path: '/accounts',
  access: 'admin',
  summary: 'Those who can sign in, by name, to whom an enquiry can be assigned',
  answer: z.array(colleague),
  handle: async () => ({ body: await listColleagues() }),
});

function passwordRoute(dataFolder: string): Route {
  const refused = (code: IssueCode, message: string) => invalid([{ path: 'newPassword', code, message }]);
  return route({
    method: 'post',
    path: '/auth/password',
    access: 'admin',
    summary: 'Changes the password and ends all other sessions of the account',
    body: passwordChange,
    errors: [429],
    handle: async (call) => {
      const { account, body } = call;
      const { currentPassword, newPassword } = body;
      const stored = await requireProof(call, currentPasswordIs(currentPassword));
      const { name: agencyName } = await readSettings();
      if (newPassword === currentPassword)
        throw refused('samePassword', 'The new password is the current one');
      const ownWords = ownWordsOf([stored.name, stored.email, agencyName, program.name]);
      const passwordHash = await inPasswordQueue(async ({ isCommon, hash }) => {
        if (await isCommon(newPassword, ownWords))
          throw refused('commonPassword', 'This password is too common');
        return hash(newPassword);
      });
      // Of two concurrent changes only the first one still finds the password that it checked.
      const { matchedCount } = await AccountModel.updateOne(
        { _id: stored._id, passwordHash: stored.passwordHash },
        { $set: { passwordHash }, $unset: { mustChangePassword: 1 } },
      );
      if (matchedCount === 0) throw invalid([wrongPassword]);
      await endSessions(account.id, account.sessionId);
      await recordEvent('password', { account });
      await forgetFirstLogin(dataFolder, account.email).catch((error: unknown) => {
        call.request.log.warn({ err: error }, 'admin-login.json could not be removed');
      });
      return {};
    },
  });
}

const sessionRoutes = [
  route({
    method: 'post',
    path: '/auth/logout',
    access: 'admin',
    summary: 'Ends the session of the token',
    handle: async ({ account }) => {
      const ended = await endSession(account.id, account.sessionId);
      await recordEvent('logout', { account, facts: ended ?? {} });
      return {};
    },
  }),
  route({
    method: 'get',
    path: '/auth/sessions',
    access: 'admin',
    summary: 'Sessions of the account, the most recently used first',
    answer: z.array(sessionEntry),
    handle: async ({ account: { id, sessionId } }) => {
      const sessions = await sessionsOf(id);
      return { body: sessions.map((each) => ({ ...each, current: each.id === sessionId })) };
    },
  }),
  route({
    method: 'delete',
    path: '/auth/sessions/{id}',
    access: 'admin',
    summary: 'Ends a session of the account',
    handle: async (call) => {
      const { account } = call;
      const ended = await endSession(account.id, idOf(call));
      if (!ended) throw notFound();
      await recordEvent('session-ended', { account, facts: ended });
      return {};
    },
  }),
  route({
    method: 'delete',
    path: '/auth/sessions',
    access: 'admin',
    summary: 'Ends all other sessions of the account',
    handle: async ({ account }) => {
      const sessions = await endSessions(account.id, account.sessionId);
      await recordEvent('session-ended', { account, facts: { sessions } });
      return {};
    },
  }),
];
