import { expect, test } from 'vitest';
import { takeTally } from './tally.js';

test('a task is told by the middle one of its times, and by what was done for it only', async () => {
  const tally = takeTally();
  let clicks = 0;
  const effort = () => ({ clicks, keys: 0, scrolls: 0 });
  for (const count of [9, 2, 4]) {
    await tally.time('add', effort, async () => {
      clicks += count;
    });
  }
  expect(tally.rows().add).toMatchObject({ times: 3, clicks: 4, keys: 0 });
});
