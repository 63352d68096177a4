import { screen } from '@testing-library/react';
import { sampleEvent } from '@ritmi/shared/domain/sample';
import type { PageContext } from 'vike/types';
import { expect, it, vi } from 'vitest';
import { isMissingPage, type ListPart, partCall } from './listPart.js';
import type { Loaded } from './load.js';
import { Pager } from './ListPage.js';
import { renderInPage } from './testing/renderInPage.js';

const size = 12;
const call = partCall('events', { size, sort: 'newest', toShown: ({ id }) => id });

/** Loads the part with the number `faqe` of a list with `total` entries. */
async function part(total: number, faqe?: string): Promise<ListPart<string>> {
  vi.stubGlobal('fetch', async (address: string) => {
    const { searchParams } = new URL(address, 'http://api');
    // As the API refuses it.
    if (Number(searchParams.get('offset')) > 1_000_000) return Response.json({}, { status: 422 });
    const from = Number(searchParams.get('offset'));
    const to = Math.min(total, from + Number(searchParams.get('limit')));
    const list = Array.from({ length: Math.max(0, to - from) }, (_, index) =>
      sampleEvent({ id: String(from + index) }),
    );
    return Response.json(list, { headers: { 'X-Total-Count': String(total) } });
  });
  const pageContext = { urlParsed: { search: faqe === undefined ? {} : { faqe } } } as unknown as PageContext;
  return (await call({ baseUrl: '' }, pageContext)).value;
}

it.each([
  { total: 0, page: 1, pages: 1, shown: 0 },
  { total: 7, page: 1, pages: 1, shown: 7 },
  { total: 23, page: 1, pages: 1, shown: 23 },
  { total: 24, page: 1, pages: 2, shown: 12 },
  { total: 30, page: 2, pages: 2, shown: 18 },
  { total: 10_000, page: 1, pages: 833, shown: 12 },
  { total: 10_000, page: 833, pages: 833, shown: 16 },
])('of $total entries, page $page of $pages has $shown', async ({ total, page, pages, shown }) => {
  const value = await part(total, page === 1 ? undefined : String(page));
  expect(value).toMatchObject({ page, pages });
  expect(value.items).toHaveLength(shown);
  expect(value.items[0]).toBe(total === 0 ? undefined : String((page - 1) * size));
});

it.each(['0', '-1', '1.5', 'dy', '', '3', '99999', '83335', '9999999', '99999999999999999999'])(
  'there is no page %j of two',
  async (faqe) => {
    const value = await part(30, faqe);
    expect(value).toEqual({ items: [], page: null, pages: 2 });
    expect(isMissingPage({ state: 'ready', value })).toBe(true);
  },
);

const shown = (value: ListPart<unknown>): Loaded<ListPart<unknown>> => ({ state: 'ready', value });

it('links to the previous and next page, to the first one without a number', () => {
  const label = { sq: 'Faqet', en: 'Pages' };
  const { rerender } = renderInPage(<Pager part={shown({ items: [], page: 2, pages: 3 })} label={label} />, {
    urlPathname: '/evente',
  });
  const links = () =>
    screen.getAllByRole('link').map((link) => [link.getAttribute('rel'), link.getAttribute('href')]);
  expect(links()).toEqual([
    ['prev', '/evente'],
    ['next', '/evente?faqe=3'],
  ]);
  expect(screen.getByText('Faqja 2 nga 3')).toBeVisible();
  rerender(<Pager part={shown({ items: [], page: null, pages: 3 })} label={label} />);
  expect(links()).toEqual([[null, '/evente']]);
  rerender(<Pager part={shown({ items: [], page: 1, pages: 1 })} label={label} />);
  expect(screen.queryByRole('link')).toBeNull();
});
