import { isDeepStrictEqual } from 'node:util';
import { expect } from '@playwright/test';
import { services, type StaffService } from '../agency/services.js';
import type { Hand } from '../hand.js';
import type { Tally } from '../tally.js';
import { correct, moveTo, orderOf, remove, restore } from './change.js';
import { isSaid, openModule, patience, readMessages, rowOf } from './screens.js';

const prices = [
  { title: 'DJ në klub', price: '320.00' },
  { title: 'Lazer', price: '195.50' },
  { title: 'Vallja mbi re', price: '125.00' },
] as const;

const moves = [
  ['Skenë me çati', 'DJ në klub'],
  ['DJ për dasma', 'Lazer'],
  ['CO2 për refrenin', 'Sistem zëri'],
] as const;

const deleted = ['Drita për pistë', 'Mikrofonë për ceremoni', 'Lazer'] as const;

/** The tasks of every day, on services; answers how these are afterwards. */
export async function doTasks(hand: Hand, tally: Tally): Promise<readonly StaffService[]> {
  const timed = (task: string, work: () => Promise<void>) => tally.time(task, hand.effort, work);
  await openModule(hand, 'services');
  for (const { title, price } of prices) {
    await timed('correct a price', () => correct(hand, { title, field: 'Price', value: price }));
  }
  for (const [title, other] of moves) {
    await readMessages(hand.page);
    const before = await orderOf(hand.page);
    await timed('move a service', async () => {
      await moveTo(hand, title, other);
      await isSaid(hand.page, 'Service order updated successfully');
    });
    await expect.poll(() => orderOf(hand.page), patience).toEqual(moved(before, title, other));
  }
  for (const title of deleted) {
    await timed('delete', () => remove(hand, title));
    await readMessages(hand.page);
    await timed('find who deleted it and restore it', () => restore(hand, title));
    await openModule(hand, 'services');
    // What the screen kept of the list stands there until the server has been asked again.
    await expect(rowOf(hand.page, title)).toHaveCount(1, patience);
  }
  const order = await orderOf(hand.page);
  return services
    .map((service) => ({ ...service, ...prices.find(({ title }) => title === service.title) }))
    .toSorted((a, b) => order.indexOf(a.title) - order.indexOf(b.title));
}

function moved(titles: readonly string[], title: string, onto: string): string[] {
  const to = titles.indexOf(onto);
  const rest = titles.filter((other) => other !== title);
  const order = [...rest.slice(0, to), title, ...rest.slice(to)];
  if (isDeepStrictEqual(order, titles)) throw new Error(`${title} stands there already`);
  return order;
}
