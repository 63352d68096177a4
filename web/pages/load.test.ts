import { samplePackage } from '@ritmi/shared/domain/sample';
import type { PageContext } from 'vike/types';
import { expect, it, vi } from 'vitest';
import { flaggedCall } from './load.js';

const pageContext = { language: 'sq' } as PageContext;

/** What the strip of packages shows of so many featured and other ones. */
async function strip(featured: number, others: number): Promise<readonly boolean[]> {
  vi.stubGlobal('fetch', async (address: string) => {
    const { searchParams } = new URL(address, 'http://api');
    const all = Array.from({ length: featured + others }, (_, index) =>
      samplePackage({ id: String(index), featured: index < featured }),
    ).filter((each) => each.featured || !searchParams.has('featured'));
    return Response.json(all.slice(0, Number(searchParams.get('limit') ?? all.length)));
  });
  const { value } = await flaggedCall('packages', 'featured')({ baseUrl: '' }, pageContext);
  return value.map((each) => each.featured);
}

// spec: 2.home.packages.featured, contract.packages.strips
it('has all featured entries, however many there are', async () => {
  expect(await strip(130, 3)).toEqual(Array.from({ length: 130 }, () => true));
});

it('has those without the flag when none has it, up to a hundred', async () => {
  expect(await strip(0, 40)).toHaveLength(40);
  expect(await strip(0, 130)).toHaveLength(100);
});
