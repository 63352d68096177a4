import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readSettings, settingNames } from './settings.js';

test('an empty value counts as absent and the data folder is absolute', () => {
  expect(readSettings({ PORT: '', DATA_DIR: 'here' }, '/clone')).toMatchObject({
    PORT: 3000,
    DATA_DIR: '/clone/here',
  });
});

// spec: contract.env
test.each([
  ['PORT', '70000'],
  ['API_PORT', '3000'],
  ['MONGODB_URI', 'localhost'],
  ['ADMIN_EMAIL', 'nobody'],
  ['SEED', 'everything'],
  ['UPLOADS', 'tape'],
  ['S3_BUCKET', 'Not A Bucket'],
  ['UPLOAD_MAX_BYTES', '-1'],
  ['MONGODB_URI', 'mongodb://'],
  ['MONGODB_URI', 'mongodb:///ritmi'],
  ['MONGODB_URI', 'mongodb://arta:p@ss@127.0.0.1/ritmi'],
  ['MONGODB_URI', 'mongodb://127.0.0.1:99999/ritmi'],
  ['MONGODB_URI', 'mongodb://127.0.0.1/ritmi?replicaSet='],
  ['PUBLIC_URL', 'ftp://x'],
  ['PUBLIC_URL', 'https://x.al/?a=1'],
  ['PUBLIC_URL', 'https://x.al/#a'],
  ['PUBLIC_URL', 'https://arta:fshehta@x.al'],
  ['API_URL', 'http://127.0.0.1:4000,http://x/?'],
  ['PAGE_CACHE', 'maybe'],
  ['LOG_LEVEL', 'loud'],
  ['ANALYTICS_ID', '"><script>'],
  ['TRUST_PROXY', 'everybody'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readSettings({ [name]: value }, '/clone')).toThrow(`${name}:`);
});

test('files in S3 need all that leads there', () => {
  expect(() => readSettings({ UPLOADS: 's3', S3_ENDPOINT: 'https://s3.example' }, '/clone')).toThrow(
    /S3_BUCKET: is required with UPLOADS=s3\n.*S3_ACCESS_KEY_ID: .*\n.*S3_SECRET_ACCESS_KEY: /,
  );
});

// spec: contract.env.secret
test('a deployed product with its own database requires a secret', () => {
  const env = { NODE_ENV: 'production', MONGODB_URI: 'mongodb://127.0.0.1:1/x' };
  expect(() => readSettings(env, '/clone')).toThrow('JWT_SECRET:');
});

test.each([
  ['MONGODB_URI', 'mongodb://127.0.0.1:27017/?replicaSet=rs0'],
  ['MONGODB_URI', 'mongodb://arta:p%40ss@a.example:27017,b.example,[::1]:27019/ritmi?tls=true&w=majority'],
  ['MONGODB_URI', 'mongodb+srv://arta:fshehta@a.example'],
  ['MONGODB_URI', 'mongodb://%2Ftmp%2Fmongodb-27017.sock/ritmi?'],
  ['ADMIN_EMAIL', 'admin@localhost'],
  ['ANALYTICS_ID', 'G-1234'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '2'],
  ['TRUST_PROXY', 'loopback, 10.0.0.0/8, ::1'],
])('%s=%s is taken', (name, value) => {
  expect(readSettings({ [name]: value }, '/clone')).toMatchObject({ [name]: value });
});

// spec: contract.env.example, contract.env.names, contract.env.more
test('.env.example lists exactly the variables that are read', async () => {
  const text = await readFile(new URL('../../.env.example', import.meta.url), 'utf8');
  const listed = [...text.matchAll(/^([A-Z0-9_]+)=/gm)].map(([, name = '']) => name);
  expect(listed.toSorted()).toEqual(settingNames.filter((name) => name !== 'NODE_ENV').toSorted());
});
