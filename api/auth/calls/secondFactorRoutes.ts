import {
  recoveryCodes,
  secondFactorConfirm,
  secondFactorEnd,
  secondFactorSecret,
  secondFactorStart,
} from '@ritmi/shared/domain/auth/schema';
import { wrongCode } from '@ritmi/shared/domain/auth/text';
import { HttpError, notFound } from '../../http/errors.js';
import { type Route, route } from '../../http/route.js';
import { accountOf } from '../../http/writing.js';
import { note } from '../audit.js';
import { currentPasswordIs, requireProof, storedAccountOf } from './proof.js';
import { confirmFactor, endFactor, isCodeOf, startFactor } from '../secondFactor.js';

const noStore = { 'Cache-Control': 'no-store' };

const wrong = { path: 'code', message: wrongCode };

const start = route({
  method: 'post',
  path: '/auth/second-factor',
  access: 'admin',
  summary: 'Makes a secret for an authenticator app; it is asked for after a code of it was confirmed',
  body: secondFactorStart,
  answer: { status: 200, schema: secondFactorSecret },
  errors: [409, 429],
  handle: async (call) => {
    const account = await requireProof(call, currentPasswordIs(call.body.currentPassword));
    if (account.secondFactor) throw new HttpError(409, { message: 'The second factor is on already' });
    return { status: 200, body: await startFactor(account), headers: noStore };
  },
});

const confirm = route({
  method: 'post',
  path: '/auth/second-factor/confirm',
  access: 'admin',
  summary: 'Switches the second factor on and answers its recovery codes once',
  body: secondFactorConfirm,
  answer: { status: 200, schema: recoveryCodes },
  errors: [404, 429],
  handle: async (call) => {
    if (!(await storedAccountOf(call)).pendingSecret) throw notFound('No second factor waits for its code');
    let codes: readonly string[] | null = null;
    await requireProof(call, async (stored) => {
      codes = await confirmFactor(stored, call.body.code);
      return codes ? null : wrong;
    });
    const account = accountOf(call);
    await note('second-factor', { account, who: account, facts: { isOn: true } });
    return { status: 200, body: { recoveryCodes: codes }, headers: noStore };
  },
});

const end = route({
  method: 'delete',
  path: '/auth/second-factor',
  access: 'admin',
  summary: 'Switches the second factor off',
  body: secondFactorEnd,
  answer: { status: 204, schema: null },
  errors: [404, 429],
  handle: async (call) => {
    const { currentPassword, code } = call.body;
    if (!(await storedAccountOf(call)).secondFactor) throw notFound('The second factor is off');
    const stored = await requireProof(call, async (each) => {
      const wrongPassword = await currentPasswordIs(currentPassword)(each);
      return wrongPassword ?? ((await isCodeOf(each, code)) ? null : wrong);
    });
    await endFactor(stored);
    const account = accountOf(call);
    await note('second-factor', { account, who: account, facts: { isOn: false } });
    return { status: 204 };
  },
});

export const secondFactorRoutes: readonly Route[] = [start, confirm, end];
