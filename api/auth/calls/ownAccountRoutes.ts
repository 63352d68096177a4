import { ownAccount, passwordChange } from '@ritmi/shared/domain/auth/schema';
import { brand } from '@ritmi/shared/domain/brand/brand';
import { invalid } from '../../http/errors.js';
import type { Route } from '../../http/route.js';
import { note } from '../audit.js';
import { forgetFirstLogin } from '../firstAdmin.js';
import { AccountModel } from '../model.js';
import { hashPassword, isCommonPassword } from '../password.js';
import { endSessions } from '../session.js';
import { ownRoute } from './ownRoute.js';
import { currentPasswordIs, requireProof, storedAccountOf, wrongPassword } from './proof.js';

export function ownAccountRoutes(dataFolder: string | null): readonly Route[] {
  return [me, passwordRoute(dataFolder)];
}

const me = ownRoute({
  method: 'get',
  path: '/auth/me',
  summary: 'The own account',
  answer: ownAccount,
  handle: async (call) => {
    const { _id, name, email, mustChangePassword, secondFactor } = await storedAccountOf(call);
    return {
      id: String(_id),
      name,
      email,
      mustChangePassword: mustChangePassword === true,
      hasSecondFactor: Boolean(secondFactor),
    };
  },
});

function passwordRoute(dataFolder: string | null): Route {
  return ownRoute({
    method: 'post',
    path: '/auth/password',
    summary: 'Changes the own password and ends all other sessions',
    body: passwordChange,
    errors: [429],
    handle: async (call, account) => {
      const { currentPassword, newPassword } = call.body;
      const stored = await requireProof(call, currentPasswordIs(currentPassword));
      if (newPassword === currentPassword) throw refused('The new password is the current one');
      if (await isCommonPassword(newPassword, [stored.email, stored.name, brand.name])) {
        throw refused('This password is too common');
      }
      // Of two changes at once only the first one still finds the password that it checked.
      const { matchedCount } = await AccountModel.updateOne(
        { _id: stored._id, passwordHash: stored.passwordHash },
        { $set: { passwordHash: await hashPassword(newPassword) }, $unset: { mustChangePassword: 1 } },
      );
      if (matchedCount === 0) throw invalid([wrongPassword]);
      await endSessions(account.id, account.sessionId);
      await note('password', { account, who: account });
      if (dataFolder === null) return;
      await forgetFirstLogin(dataFolder, account.email).catch((error: unknown) => {
        call.request.log.warn({ err: error }, 'admin-login.json could not be removed');
      });
    },
  });
}

const refused = (message: string) => invalid([{ path: 'newPassword', message }]);
