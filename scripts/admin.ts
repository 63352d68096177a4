import { randomBytes } from 'node:crypto';
import {
  createAccount,
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
       npm run admin -- create|reset|disable|enable EMAIL`;

type Action = (email: string, dataFolder: string) => Promise<string>;

const actions: Readonly<Record<string, Action>> = {
  create: async (email) => {
    const password = randomBytes(12).toString('base64url');
    const isNew = await createAccount({ email, password, name: email.split('@')[0] ?? email });
    if (!isNew) throw new Error(`${email} is an admin already; 'reset' sets a new password`);
    return `${email} is an admin now. Password: ${password}`;
  },
  reset: async (email, dataFolder) => {
    const password = randomBytes(12).toString('base64url');
    requireFound(await resetPassword(email, password), email);
    await forgetFirstLogin(dataFolder, normalizeEmail(email));
    return `${email} is signed out everywhere, a second factor is off. New password: ${password}`;
  },
  disable: async (email) => {
    requireFound(await disableAccount(email), email);
    return `${email} is signed out everywhere and cannot log in until 'enable'`;
  },
  enable: async (email) => {
    requireFound(await enableAccount(email), email);
    return `${email} can log in again`;
  },
};

const [name = '', email, ...rest] = process.argv.slice(2);
const action = Object.hasOwn(actions, name) ? actions[name] : undefined;

if (name === 'list' && email === undefined) {
  await onDatabase(list);
} else if (action && email !== undefined && /^[^@\s]+@[^@\s]+$/.test(email) && rest.length === 0) {
  await onDatabase((dataFolder) => action(email, dataFolder));
} else {
  console.error(usage);
  process.exitCode = 1;
}

function onDatabase(work: (dataFolder: string) => Promise<string>): Promise<void> {
  return runOnDatabase(async ({ uri, settings }) => {
    try {
      await connect(uri);
      return await work(settings.DATA_DIR);
    } finally {
      await disconnect();
    }
  });
}

async function list(): Promise<string> {
  const accounts = await listAccounts();
  const lines = accounts.map(({ email: address, name: called, isDisabled, hasSecondFactor }) =>
    [
      address,
      called,
      ...(hasSecondFactor ? ['second factor'] : []),
      ...(isDisabled ? ['disabled'] : []),
    ].join('  '),
  );
  return lines.join('\n') || "There is no admin; 'create' makes one";
}

function requireFound(isFound: boolean, address: string): void {
  if (!isFound) throw new Error(`There is no admin ${address}; 'create' makes one`);
}
