import { generateKeyPairSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { isSigned, signatureOf } from './signedUpdate.js';

function newKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privatePem: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
    publicDer: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  };
}

test('only an unchanged update with our signature is accepted', () => {
  const { privatePem, publicDer } = newKeys();
  const update = { version: '1.2.3', files: [{ url: 'Ritmi.AppImage', sha512: 'abc', size: 3 }] };
  const signature = signatureOf(update, privatePem);
  expect(isSigned({ ...update, signature }, publicDer)).toBe(true);
  expect(isSigned(update, publicDer)).toBe(false);
  expect(isSigned({ ...update, signature, version: '1.2.4' }, publicDer)).toBe(false);
  const other = [{ url: 'Ritmi.AppImage', sha512: 'abd' }];
  expect(isSigned({ ...update, signature, files: other }, publicDer)).toBe(false);
  expect(isSigned({ ...update, signature }, newKeys().publicDer)).toBe(false);
});
