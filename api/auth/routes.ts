import { loginAnswer, loginRequest, passwordChange } from '@ritmi/shared/domain/auth/schema';
import { wrongLogin } from '@ritmi/shared/domain/auth/text';
import { ipKeyGenerator } from 'express-rate-limit';
import type { Request } from 'express';
import { inTurn } from '../db/transaction.js';
import { invalid, tooMany, unauthorized } from '../http/errors.js';
import { type Route, route } from '../http/route.js';
import { accountOf } from '../http/writing.js';
import { changePassword } from './accounts.js';
import { createLogin } from './login.js';
import { closeSession } from './session.js';
import { WrongTries } from './wrongTries.js';

/** Wrong current passwords in a quarter of an hour: a stolen token must not become a way to guess. */
const triesPerChange = 10;

export function authRoutes(): Route[] {
  return [loginRoute(), logoutRoute(), passwordRoute()];
}

function loginRoute(): Route {
  const login = createLogin();
  return route({
    method: 'post',
    path: '/auth/login',
    access: 'open',
    summary: 'Opens a session',
    body: loginRequest,
    answer: { status: 200, schema: loginAnswer },
    errors: [401, 429],
    handle: async ({ body, request, response }) => {
      response.set('Cache-Control', 'no-store');
      const outcome = await login({ ...body, address: addressOf(request) });
      if (outcome.kind === 'wait') throw tooMany(outcome.seconds, 'Too many wrong tries');
      if (outcome.kind === 'wrong') throw unauthorized(wrongLogin);
      return { status: 200, body: { token: outcome.token, name: outcome.name } };
    },
  });
}

function logoutRoute(): Route {
  return route({
    method: 'post',
    path: '/auth/logout',
    access: 'admin',
    summary: 'Closes the session of the token',
    answer: { status: 204, schema: null },
    handle: async (call) => {
      await closeSession(accountOf(call).sessionId);
      return { status: 204 };
    },
  });
}

function passwordRoute(): Route {
  const wrongTries = new WrongTries(triesPerChange);
  return route({
    method: 'post',
    path: '/auth/password',
    access: 'admin',
    summary: 'Changes the own password and closes all other sessions',
    body: passwordChange,
    answer: { status: 204, schema: null },
    errors: [429],
    handle: (call) => {
      const { id, sessionId } = accountOf(call);
      // One by one: of many guesses at once each must find those before it counted.
      return inTurn(`password of ${id}`, async () => {
        const seconds = wrongTries.waitSeconds(id);
        if (seconds > 0) throw tooMany(seconds, 'Too many wrong tries');
        if (await changePassword(id, { ...call.body, sessionId })) return { status: 204 };
        wrongTries.add(id);
        throw invalid([{ path: 'currentPassword', message: 'The current password is wrong' }]);
      });
    },
  });
}

/** The caller's address as a key: of IPv6 the network, since one caller has a whole one. */
function addressOf(request: Request): string {
  return ipKeyGenerator((request.ip ?? '').replace(/^::ffff:/i, ''));
}
