import { fileURLToPath } from 'node:url';
import { brand, djs } from '@ritmi/shared/domain/brand/brand';
import { expect, test } from 'vitest';
import { isTest, readSourceFiles } from './sourceFiles.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const own = /^shared\/domain\/brand(\.ts$|\/)/;

// spec: contract.decision.brand
test('the name and addresses of the agency are in the brand files only', () => {
  const words = [
    ...Object.values(brand.contact),
    ...brand.social.map(({ url }) => url),
    brand.place.mapEmbed,
    ...Object.values(djs).map(({ stageName }) => stageName),
  ];
  const live = readSourceFiles(root).filter(
    ({ path }) =>
      /^(shared|api|web|desktop)\/.*\.tsx?$/.test(path) &&
      !own.test(path) &&
      !isTest(path) &&
      !path.endsWith('sample.ts'),
  );
  expect(live.length).toBeGreaterThan(300);
  const repeated = live.flatMap(({ path, text }) =>
    words.filter((word) => text.includes(word)).map((word) => `${path}: ${word}`),
  );
  expect(repeated).toEqual([]);
});
