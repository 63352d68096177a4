import { randomBytes } from 'node:crypto';
import { clean } from '@ritmi/shared/domain/text/clean';
import {
  createAccount,
  deleteAccount,
  disableAccount,
  enableAccount,
  listAccounts,
  normalizeEmail,
  resetPassword,
} from '../api/auth/accounts.js';
import { forgetFirstLogin } from '../api/auth/firstAdmin.js';
import { connect, disconnect } from '../api/db/connect.js';
import { runOnDatabase } from './database/runOnDatabase.js';

const usage = `Usage: npm run admin -- list
       npm run admin -- create|reset|disable|enable|delete EMAIL`;

type Action = (email: string, dataFolder: string) => Promise<string>;

const actions: Readonly<Record<string, Action>> = {
  list: async () => {
    const accounts = await listAccounts();
    const lines = accounts.map(({ email, name, isDisabled, hasSecondFactor }) =>
      [email, name, hasSecondFactor && 'second factor', isDisabled && 'disabled'].filter(Boolean).join('  '),
    );
    return lines.join('\n') || "There is no admin; 'create' makes one";
  },
  create: async (email) => {
    const password = randomBytes(12).toString('base64url');
    const name = email.split('@')[0] ?? email;
    const isNew = await createAccount({ email, password, name, mustChangePassword: true });
    if (!isNew) throw new Error(`${email} is an admin already; 'reset' sets a new password`);
    return `${email} is an admin now. Password: ${password} (to be changed at the first login)`;
  },
  reset: async (email, dataFolder) => {
    const password = randomBytes(12).toString('base64url');
    requireFound(await resetPassword(email, password), email);
    await forgetFirstLogin(dataFolder, normalizeEmail(email));
    const report = `${email} is signed out everywhere, a second factor is off.`;
    return `${report} New password: ${password} (to be changed at the next login)`;
  },
  disable: async (email) => {
    requireFound(await disableAccount(email), email);
    return `${email} is signed out everywhere and cannot log in until 'enable'`;
  },
  enable: async (email) => {
    requireFound(await enableAccount(email), email);
    return `${email} can log in again`;
  },
  delete: async (email) => {
    requireFound(await deleteAccount(email), email);
    return `${email} is deleted; what it did stays in the history`;
  },
};

const [name = '', ...words] = process.argv.slice(2);
const [email = ''] = words.map(clean);
const action = Object.hasOwn(actions, name) ? actions[name] : undefined;
const isComplete =
  name === 'list' ? words.length === 0 : words.length === 1 && /^[^@\s]+@[^@\s]+$/.test(email);

if (action && isComplete) {
  await runOnDatabase(async ({ uri, settings }) => {
    try {
      await connect(uri);
      return await action(email, settings.DATA_DIR);
    } finally {
      await disconnect();
    }
  });
} else {
  console.error(usage);
  process.exitCode = 1;
}

function requireFound(isFound: boolean, address: string): void {
  if (!isFound) throw new Error(`There is no admin ${address}; use 'create' to add one`);
}
