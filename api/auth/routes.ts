import { loginAnswer, loginRequest } from '@ritmi/shared/domain/auth/schema';
import { missingCode, wrongCode, wrongLogin } from '@ritmi/shared/domain/auth/text';
import { HttpError, tooMany, unauthorized } from '../http/errors.js';
import { type Route, route } from '../http/route.js';
import { addressOf } from '../http/auth.js';
import { deviceOf } from './calls/device.js';
import { createLogin } from './login.js';
import { ownAccountRoutes } from './calls/ownAccountRoutes.js';
import { secondFactorRoutes } from './calls/secondFactorRoutes.js';
import { sessionRoutes } from './calls/sessionRoutes.js';

type Options = {
  /** Where `admin-login.json` is; null where no first login was kept. */
  readonly dataFolder: string | null;
};

export function authRoutes({ dataFolder }: Options): Route[] {
  return [loginRoute(), ...sessionRoutes, ...ownAccountRoutes(dataFolder), ...secondFactorRoutes];
}

function loginRoute(): Route {
  const login = createLogin();
  return route({
    method: 'post',
    path: '/auth/login',
    access: 'open',
    summary: 'Opens a session; 401 with `needsCode` asks for the code of the second factor',
    body: loginRequest,
    answer: { status: 200, schema: loginAnswer },
    errors: [401, 429],
    handle: async ({ body, request, response }) => {
      response.set('Cache-Control', 'no-store');
      const device = deviceOf(request.get('User-Agent'));
      const outcome = await login({ ...body, address: addressOf(request), device });
      switch (outcome.kind) {
        case 'wait':
          throw tooMany(outcome.seconds, 'Too many wrong tries');
        case 'wrong':
          throw unauthorized(wrongLogin);
        case 'needs-code':
          throw new HttpError(401, { message: missingCode, needsCode: true });
        case 'wrong-code':
          throw new HttpError(401, { message: wrongCode, needsCode: true });
        case 'welcome':
          return { status: 200, body: { token: outcome.token, name: outcome.name } };
      }
    },
  });
}
