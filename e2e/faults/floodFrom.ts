import { Agent, request } from 'node:http';

// Asks the addresses of one kind over many connections until it is stopped. A program of its own, so that the test's
// measurements do not wait for it. Arguments: the web server's URL and the kind.

const connections = 1_000;
const hex = (count: number, digits: number) => count.toString(16).padStart(digits, '0');

/** What a visitor may type, each time another value. */
const paths: Readonly<Record<string, (count: number) => string>> = {
  place: (count) => `/kontakt?vendi=${count}`,
  package: (count) => `/paketa?serviceIds=${count}`,
  unknownPage: (count) => `/nuk-ka/${count}`,
  project: (count) => `/projects/${hex(count, 24)}`,
  list: (count) => `/api/events?limit=1&offset=${count % 900}`,
  unknownParameter: (count) => `/api/services?x=${count}`,
  sharePicture: (count) => `/share/${hex(count, 12)}.jpg`,
  login: () => '/api/auth/login',
};

const [, , webUrl = '', kind = ''] = process.argv;
const { hostname, port } = new URL(webUrl);
const agent = new Agent({ keepAlive: true, maxSockets: connections });
let count = 0;

function ask(): void {
  const number = count++;
  const isLogin = kind === 'login';
  const sent = request({
    hostname,
    port,
    agent,
    path: paths[kind]?.(number),
    ...(isLogin ? { method: 'POST', headers: { 'Content-Type': 'application/json' } } : {}),
  });
  // A refused or cut connection asks again.
  sent.on('error', () => setTimeout(ask, 10));
  sent.on('response', (answer) => answer.on('end', ask).on('error', ask).resume());
  sent.end(isLogin ? JSON.stringify({ email: `x${number}@ritmi.example`, password: 'e gabuar' }) : undefined);
}

for (let each = 0; each < connections; each++) ask();
process.stdout.write('asking\n');
