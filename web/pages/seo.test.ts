import { expect, it } from 'vitest';
import { wholeAddress } from './seo.js';

it('gives search engines the address of a file without what the library says of it', () => {
  const at = { renderRequest: { publicUrl: 'https://ritmi.example' } };
  expect(wholeAddress(at, '/uploads/logo-1f9c02ab7e.svg#alt=Logoja')).toBe(
    'https://ritmi.example/uploads/logo-1f9c02ab7e.svg',
  );
  expect(wholeAddress(at, 'https://tjeter.example/logo.svg')).toBe('https://tjeter.example/logo.svg');
});
