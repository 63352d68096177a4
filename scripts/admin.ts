import { randomBytes } from 'node:crypto';
import { createAccount, resetPassword } from '../api/auth/accounts.js';
import { connect, disconnect } from '../api/db/connect.js';
import { runOnDatabase } from './database/runOnDatabase.js';

const [action, email = ''] = process.argv.slice(2);

if (!isAction(action) || !/^[^@\s]+@[^@\s]+$/.test(email)) {
  console.error('Usage: npm run admin -- create|reset EMAIL');
  process.exitCode = 1;
} else {
  await runOnDatabase(async ({ uri }) => {
    try {
      await connect(uri);
      return await change(action, email);
    } finally {
      await disconnect();
    }
  });
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
