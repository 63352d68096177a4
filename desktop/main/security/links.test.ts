import { expect, test } from 'vitest';
import { isOutward, isOwnPage } from './links.js';

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
  expect(isOutward(url)).toBe(expected);
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
