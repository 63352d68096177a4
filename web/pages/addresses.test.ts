import { readdirSync } from 'node:fs';
import { isSiteAddress } from '@ritmi/shared/domain/addresses/site';
import { expect, it } from 'vitest';

// A document with an address of its own must not stand where a page of the site is, or will be.
it('every folder of web/pages that is a path is an address of the site', () => {
  const folders = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
    .map(({ name }) => name);
  // Their paths are elsewhere, or they are no page.
  const noPaths = ['artist', 'legacy', 'renderer', 'testing'];
  expect(folders.filter((name) => !noPaths.includes(name) && !isSiteAddress(name))).toEqual([]);
  expect(folders).toEqual(expect.arrayContaining(noPaths));
});
