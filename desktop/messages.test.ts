import { expect, test } from 'vitest';
import { pathOfLink } from './messages.js';

test.each([
  ['ritmi://services?edit=66f0c0ffee', '/services?edit=66f0c0ffee'],
  // Browsers add the slash.
  ['ritmi://kerkesat/?edit=66f0c0ffee', '/kerkesat?edit=66f0c0ffee'],
  ['ritmi://kalendari', '/kalendari'],
])('%s opens %s', (link, path) => expect(pathOfLink(link)).toBe(path));

test.each([
  'https://ritmi.example/admin',
  'ritmi://',
  'ritmi://services/../login',
  'ritmi://services?new=services&title=x',
  'ritmi://services?edit=<script>',
  'ritmi://javascript:alert(1)',
  `ritmi://services?edit=${'a'.repeat(200)}`,
  '--inspect',
])('%s opens nothing', (link) => expect(pathOfLink(link)).toBeNull());
