import { expect, test } from 'vitest';
import { pathFor } from './servedPath.js';

const served = { pagesFolder: '/app/renderer', keptFile: (name: string) => `/kept/files/${name}` };

test.each([
  ['app://ritmi/', '/app/renderer/index.html'],
  ['app://ritmi/index.html#/services', '/app/renderer/index.html'],
  ['app://ritmi/assets/index.js?v=1', '/app/renderer/assets/index.js'],
  ['app://ritmi/kept/0b1c-2d.jpg/foto%20ime.jpg', '/kept/files/0b1c-2d.jpg'],
  ['app://ritmi/kept/0b1c-2d', '/kept/files/0b1c-2d'],
])('%s is %s', (url, path) => {
  expect(pathFor(url, served)).toBe(path);
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
])('%s is nothing', (url) => {
  expect(pathFor(url, served)).toBeNull();
});
