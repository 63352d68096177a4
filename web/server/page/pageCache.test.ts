import { describe, expect, it } from 'vitest';
import { PageBody } from './pageBody.js';
import { PageCache, type RenderedPage } from './pageCache.js';

function page(html: string, change: Partial<RenderedPage> = {}): RenderedPage {
  const body = new PageBody(html, 'n');
  return { status: 200, headers: [], body, isWhole: true, mayGoStale: true, ...change };
}

function showing(html: string) {
  return { body: { etag: page(html).body.etag } };
}

/** Renders what is in `next`, and counts. */
function renderer(next: { page: RenderedPage | Error }) {
  const calls = { count: 0 };
  const render = async () => {
    calls.count += 1;
    if (next.page instanceof Error) throw next.page;
    return next.page;
  };
  return { render, calls };
}

function connectedCache(now = () => 0) {
  const cache = new PageCache({ isOn: true, now });
  cache.setConnected(true);
  return cache;
}

describe('the page cache', () => {
  // spec: contract.cache
  it('renders once and answers the copy afterwards', async () => {
    const cache = connectedCache();
    const { render, calls } = renderer({ page: page('one') });
    expect((await cache.answer('/', render)).mark).toBe('miss');
    expect(await cache.answer('/', render)).toMatchObject({ mark: 'hit', page: showing('one') });
    expect(calls.count).toBe(1);
  });

  it('renders anew after a change of content', async () => {
    const cache = connectedCache();
    const next = { page: page('old') };
    const { render } = renderer(next);
    await cache.answer('/', render);
    next.page = page('new');
    cache.outdate();
    expect(await cache.answer('/', render)).toMatchObject({ mark: 'miss', page: showing('new') });
  });

  it('does not keep a page whose content changed while it was rendered', async () => {
    const cache = connectedCache();
    const late = async () => {
      cache.outdate();
      return page('old');
    };
    await cache.answer('/', late);
    const { render } = renderer({ page: page('new') });
    expect(await cache.answer('/', render)).toMatchObject({ mark: 'miss', page: showing('new') });
  });

  it('renders anew on the next day', async () => {
    let now = Date.parse('2026-12-31T23:59:59Z');
    const cache = connectedCache(() => now);
    const { render, calls } = renderer({ page: page('one') });
    await cache.answer('/', render);
    now += 2_000;
    expect((await cache.answer('/', render)).mark).toBe('miss');
    expect((await cache.answer('/', render)).mark).toBe('hit');
    expect(calls.count).toBe(2);
  });

  it('trusts no copy while changes are not heard of', async () => {
    const cache = connectedCache();
    const { render, calls } = renderer({ page: page('one') });
    await cache.answer('/', render);
    cache.setConnected(false);
    expect((await cache.answer('/', render)).mark).toBe('miss');
    expect(calls.count).toBe(2);
  });

  // spec: contract.cache, contract.loads.away
  it('answers the last good copy when a load failed, and asks again after a rest', async () => {
    let now = 0;
    const cache = connectedCache(() => now);
    const next = { page: page('good') };
    const { render, calls } = renderer(next);
    await cache.answer('/', render);
    cache.setConnected(false);
    next.page = page('empty', { isWhole: false });
    expect(await cache.answer('/', render)).toMatchObject({ mark: 'stale', page: showing('good') });
    expect(await cache.answer('/', render)).toMatchObject({ mark: 'stale' });
    expect(calls.count).toBe(2);
    now = 2_000;
    next.page = page('back');
    expect(await cache.answer('/', render)).toMatchObject({ mark: 'miss', page: showing('back') });
  });

  // spec: contract.loads.away
  it('answers the last good copy when rendering throws, and throws without one', async () => {
    const cache = connectedCache();
    const next: { page: RenderedPage | Error } = { page: page('good') };
    const { render } = renderer(next);
    await cache.answer('/', render);
    cache.outdate();
    next.page = new Error('broken');
    expect((await cache.answer('/', render)).mark).toBe('stale');
    await expect(cache.answer('/other', render)).rejects.toThrow('broken');
  });

  it('lets no copy stand in for a page whose failure has a status of its own', async () => {
    const cache = connectedCache();
    const next = { page: page('good', { mayGoStale: false }) };
    const { render } = renderer(next);
    await cache.answer('/', render);
    cache.outdate();
    next.page = page('away', { status: 503, isWhole: false, mayGoStale: false });
    expect(await cache.answer('/', render)).toMatchObject({ mark: 'miss', page: { status: 503 } });
  });

  it('renders once for all who wait', async () => {
    const cache = connectedCache();
    const { render, calls } = renderer({ page: page('one') });
    await Promise.all([cache.answer('/', render), cache.answer('/', render), cache.answer('/', render)]);
    expect(calls.count).toBe(1);
  });

  it('keeps neither failures nor missing pages', async () => {
    const cache = connectedCache();
    const { render, calls } = renderer({ page: page('none', { status: 404 }) });
    await cache.answer('/zz', render);
    expect((await cache.answer('/zz', render)).mark).toBe('miss');
    expect(calls.count).toBe(2);
  });

  it('forgets the page that was rendered first when there are too many', async () => {
    const cache = new PageCache({ isOn: true, maxPages: 1 });
    cache.setConnected(true);
    const { render } = renderer({ page: page('one') });
    await cache.answer('/a', render);
    await cache.answer('/b', render);
    expect((await cache.answer('/a', render)).mark).toBe('miss');
  });

  it('always renders when it is off', async () => {
    const cache = new PageCache({ isOn: false });
    cache.setConnected(true);
    const { render, calls } = renderer({ page: page('one') });
    await cache.answer('/', render);
    await cache.answer('/', render);
    expect(calls.count).toBe(2);
  });
});
