import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { passes } from '@ritmi/shared/domain/services/light';
import { expect, it } from 'vitest';
import { fileOf, gainFor, loops, loopSeconds, offsetAt } from './loops.js';

it('a layer joins in phase, however late', () => {
  const start = loops.loopStart / loops.sampleRate;
  expect(offsetAt(10, 10)).toBeCloseTo(start);
  expect(offsetAt(10 + 3 * loopSeconds + 2, 10)).toBeCloseTo(start + 2);
});

it('few layers are raised more than all', () => {
  expect(gainFor(1)).toBeGreaterThan(gainFor(5));
  expect(gainFor(9)).toBeCloseTo(10 ** (1 / 20));
});

it.each(passes)('the layer of %s is there in both formats', (layer) => {
  const file = (format: 'ogg' | 'm4a') =>
    fileURLToPath(new URL(`../../public${fileOf(layer, format)}`, import.meta.url));
  expect([existsSync(file('ogg')), existsSync(file('m4a'))]).toEqual([true, true]);
});
