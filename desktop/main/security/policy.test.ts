import { expect, test } from 'vitest';
import { contentPolicy, isExternal, isFramed, isOwnPage, servedPath } from './policy.js';

function rule(policy: string, name: string): string[] {
  const found = policy.split('; ').find((part) => part.startsWith(`${name} `));
  return found?.split(' ').slice(1) ?? [];
}

test('only scripts of the app are allowed, and no inline ones', () => {
  expect(rule(contentPolicy('https://agjencia.al/api'), 'script-src')).toEqual(["'self'"]);
});

test('requests may go to the chosen server only', () => {
  expect(rule(contentPolicy('https://agjencia.al/api'), 'connect-src')).toEqual([
    "'self'",
    'blob:',
    'https://agjencia.al',
  ]);
  expect(rule(contentPolicy(null), 'connect-src')).toEqual(["'self'", 'blob:']);
});

test.each([
  ['https://agjencia.al/api', 'https://agjencia.al'],
  ['https://agjencia.al:8443/under/api', 'https://agjencia.al:8443'],
  ['http://127.0.0.1:3000/api', 'http://127.0.0.1:3000'],
  // Not the site, and a page that anybody on the way could change.
  ['https://api.agjencia.al', "'none'"],
  ['http://agjencia.al/api', "'none'"],
  ['http://127.0.0.1.evil.example/api', "'none'"],
  [null, "'none'"],
])('with the server %s frames may show %s only', (server, expected) => {
  expect(rule(contentPolicy(server), 'frame-src')).toEqual([expected]);
});

test.each([
  ['https://agjencia.al/?parapamje=x', true],
  ['https://agjencia.al/en/kontakt', true],
  ['about:srcdoc', true],
  ['https://agjencia.al.evil.example/', false],
  ['http://agjencia.al/', false],
  ['app://ritmi/index.html', false],
  ['file:///etc/passwd', false],
  ['javascript:alert(1)', false],
])('a frame may go to %s: %s', (url, expected) => {
  expect(isFramed(url, 'https://agjencia.al/api')).toBe(expected);
});

test('everything else is forbidden', () => {
  expect(rule(contentPolicy(null), 'default-src')).toEqual(["'none'"]);
  expect(rule(contentPolicy(null), 'frame-ancestors')).toEqual(["'none'"]);
});

test.each([
  ['https://agjencia.al', true],
  ['http://agjencia.al', true],
  ['mailto:info@agjencia.al', true],
  ['tel:+355691234567', true],
  ['file:///etc/passwd', false],
  ['javascript:alert(1)', false],
  ['smb://host/share', false],
  ['app://ritmi/index.html', false],
  ['not an address', false],
])('the system opens %s: %s', (url, expected) => {
  expect(isExternal(url)).toBe(expected);
});

test.each([
  ['app://ritmi/index.html', true],
  ['app://ritmi/', true],
  ['app://ritmi/index.html#/services', true],
  ['app://ritmi/kept/k1.jpg/foto.jpg', false],
  ['app://ritmi.evil/index.html', false],
  ['https://ritmi/index.html', false],
  ['file:///index.html', false],
])('%s is our page: %s', (url, expected) => {
  expect(isOwnPage(url)).toBe(expected);
});

const served = { pagesFolder: '/app/renderer', fileOf: (name: string) => `/kept/files/${name}` };

test.each([
  ['app://ritmi/', '/app/renderer/index.html'],
  ['app://ritmi/index.html#/services', '/app/renderer/index.html'],
  ['app://ritmi/assets/index.js?v=1', '/app/renderer/assets/index.js'],
  ['app://ritmi/kept/0b1c-2d.jpg/foto%20ime.jpg', '/kept/files/0b1c-2d.jpg'],
  ['app://ritmi/kept/0b1c-2d', '/kept/files/0b1c-2d'],
])('%s is served from %s', (url, path) => {
  expect(servedPath(url, served)).toBe(path);
});

test.each([
  ['app://elsewhere/index.html'],
  ['file:///etc/passwd'],
  ['app://ritmi/..%2f..%2fetc/passwd'],
  ['app://ritmi/assets/..%2f..%2f..%2fetc/passwd'],
  ['app://ritmi/kept/..%2f..%2fsession.json'],
  ['app://ritmi/kept/.hidden'],
  ['app://ritmi/%00'],
  ['app://ritmi/%zz'],
  ['nonsense'],
])('%s is not served', (url) => {
  expect(servedPath(url, served)).toBeNull();
});
