import {
  recoveryCodes,
  secondFactorConfirm,
  secondFactorEnd,
  secondFactorSecret,
  secondFactorStart,
} from '@ritmi/shared/domain/auth/schema';
import { wrongCode } from '@ritmi/shared/domain/auth/text';
import { HttpError, notFound } from '../../http/errors.js';
import type { Route } from '../../http/route.js';
import { note } from '../audit.js';
import { confirmFactor, endFactor, isCodeOf, startFactor } from '../secondFactor.js';
import { ownRoute } from './ownRoute.js';
import { currentPasswordIs, requireProof, storedAccountOf } from './proof.js';

const wrong = { path: 'code', message: wrongCode };

export const secondFactorRoutes: readonly Route[] = [
  ownRoute({
    method: 'post',
    path: '/auth/second-factor',
    summary: 'Makes a secret for an authenticator app; logins need it once a code of it was confirmed',
    body: secondFactorStart,
    answer: secondFactorSecret,
    errors: [409, 429],
    handle: async (call) => {
      const account = await requireProof(call, currentPasswordIs(call.body.currentPassword));
      if (account.secondFactor) throw new HttpError(409, { message: 'The second factor is on already' });
      return startFactor(account);
    },
  }),
  ownRoute({
    method: 'post',
    path: '/auth/second-factor/confirm',
    summary: 'Switches the second factor on and answers its recovery codes once',
    body: secondFactorConfirm,
    answer: recoveryCodes,
    errors: [404, 429],
    handle: async (call, account) => {
      if (!(await storedAccountOf(call)).pendingSecret) throw notFound('No second factor waits for its code');
      let codes: readonly string[] | null = null;
      await requireProof(call, async (stored) => {
        codes = await confirmFactor(stored, call.body.code);
        return codes ? null : wrong;
      });
      await note('second-factor', { account, who: account, facts: { isOn: true } });
      return { recoveryCodes: codes };
    },
  }),
  ownRoute({
    method: 'delete',
    path: '/auth/second-factor',
    summary: 'Switches the second factor off',
    body: secondFactorEnd,
    errors: [404, 429],
    handle: async (call, account) => {
      const { currentPassword, code } = call.body;
      if (!(await storedAccountOf(call)).secondFactor) throw notFound('The second factor is off');
      const stored = await requireProof(call, async (each) => {
        const wrongPassword = await currentPasswordIs(currentPassword)(each);
        return wrongPassword ?? ((await isCodeOf(each, code)) ? null : wrong);
      });
      await endFactor(stored);
      await note('second-factor', { account, who: account, facts: { isOn: false } });
    },
  }),
];
