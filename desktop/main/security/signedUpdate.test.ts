import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSigned, signatureOf } from './signedUpdate.js';

function newKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    own: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    known: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  };
}

test('only what the maker signed, and as it was signed, is taken', () => {
  const { own, known } = newKeys();
  const update = { version: '1.2.3', files: [{ url: 'Ritmi.AppImage', sha512: 'abc', size: 3 }] };
  const signature = signatureOf(update, own);
  expect(isSigned({ ...update, signature }, known)).toBe(true);
  expect(isSigned(update, known)).toBe(false);
  expect(isSigned({ ...update, signature, version: '1.2.4' }, known)).toBe(false);
  const other = [{ url: 'Ritmi.AppImage', sha512: 'abd' }];
  expect(isSigned({ ...update, signature, files: other }, known)).toBe(false);
  expect(isSigned({ ...update, signature }, newKeys().known)).toBe(false);
});
