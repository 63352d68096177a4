import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createAccount, resetPassword } from '../api/auth/accounts.js';
import { connect, disconnect } from '../api/db/connect.js';
import { shareDatabase } from './admin/shareDatabase.js';
import { readSettings } from './start/settings.js';

const root = fileURLToPath(new URL('..', import.meta.url));
const envFile = join(root, '.env');
const [action, email = ''] = process.argv.slice(2);

try {
  if (!isAction(action) || !/^[^@\s]+@[^@\s]+$/.test(email)) {
    throw new Error('Usage: npm run admin -- create|reset EMAIL');
  }
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  const database = await shareDatabase(readSettings(process.env, root), console.log);
  try {
    await connect(database.uri);
    console.log(await change(action, email));
  } finally {
    await disconnect();
    await database.release();
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}

function isAction(word: string | undefined): word is 'create' | 'reset' {
  return word === 'create' || word === 'reset';
}

async function change(wanted: 'create' | 'reset', address: string): Promise<string> {
  const password = randomBytes(12).toString('base64url');
  if (wanted === 'create') {
    const isNew = await createAccount({ email: address, password, name: address.split('@')[0] ?? address });
    if (!isNew) throw new Error(`${address} is an admin already; 'reset' sets a new password`);
    return `${address} is an admin now. Password: ${password}`;
  }
  if (!(await resetPassword(address, password))) {
    throw new Error(`There is no admin ${address}; 'create' makes one`);
  }
  return `${address} is signed out everywhere. New password: ${password}`;
}
