import { expect, test } from 'vitest';
import { accountWords } from './accountWords.js';

const arta = { id: 'a', name: 'Arta' };
const nobody = { id: '', name: '' };

function entry(who: typeof arta, facts: Readonly<Record<string, unknown>>, title = 'Arta') {
  const changes = Object.entries(facts).map(([field, after]) => ({ field, before: null, after }));
  return { title, who, changes };
}

test.each([
  [
    'a login',
    entry(arta, { device: 'Firefox, Windows', address: '192.0.2.7' }),
    'Arta · Firefox, Windows · 192.0.2.7',
  ],
  [
    'a wrong password',
    entry(nobody, { wrong: 'password', address: '192.0.2.7' }),
    'Arta · wrong password · 192.0.2.7',
  ],
  ['a login with no account', entry(nobody, { wrong: 'password' }, ''), 'Unknown account · wrong password'],
  ['a wrong code', entry(arta, { wrong: 'code' }), 'Arta · wrong code'],
  ['a second factor', entry(arta, { isOn: false }), 'Arta · turned off'],
  ['one ended session', entry(arta, { sessions: 1 }), 'Arta · 1 session'],
  ['the other sessions', entry(arta, { sessions: 3 }), 'Arta · 3 sessions'],
  [
    'a refused write',
    entry(arta, { call: 'POST /services', reason: 'passwordNotChanged' }),
    'Arta · tried to add: Service · password not changed',
  ],
  ['a refused move', entry(arta, { call: 'POST /about/team/reorder' }), 'Arta · tried to move: Team member'],
  ['another refused call', entry(arta, { call: 'POST /uploads' }), 'Arta · POST /uploads'],
  ['a command at the server', entry({ id: '', name: 'npm run admin' }, {}), 'Arta · npm run admin'],
] as const)('words for %s', (_, given, words) => expect(accountWords(given, 'en')).toBe(words));
