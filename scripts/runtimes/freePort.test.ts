import { expect, test } from 'vitest';
import { freePort } from './freePort.js';

test('a port on which another program is about to listen is not taken', async () => {
  const free = await freePort();
  const others = Array.from({ length: 20_000 }, (_, place) => 12_000 + place).filter((port) => port !== free);
  expect(await freePort(others)).toBe(free);
});
