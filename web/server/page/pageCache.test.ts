import { describe, expect, it, vi } from 'vitest';
import { MissingDocument, PageCache, type RenderedPage, TooBusy } from './pageCache.js';
import { PageDocument } from './pageDocument.js';
import type { PageAddress } from './pageRoutes.js';

type Change = Partial<Omit<RenderedPage, 'document'>> & { readonly status?: number };

function page(text: string, { status = 200, ...change }: Change = {}): RenderedPage {
  const document = new PageDocument({ status, contentType: 'text/html', text, headers: [] });
  return { document, content: new Set(), isComplete: true, mayGoStale: true, ...change };
}

function at(url: string, change: Partial<PageAddress> = {}): PageAddress {
  return { url, isFixed: true, status: 200, ...change };
}

const home = at('/');

function showing(html: string) {
  return { document: { etag: page(html).document.etag } };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(setImmediate);
}

/** Renders `next.page` and counts the calls. */
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
  it('renders a page once and then sends the copy', async () => {
    const cache = connectedCache();
    const { render, calls } = renderer({ page: page('one') });
    expect((await cache.answer(home, render)).cacheStatus).toBe('miss');
    expect(await cache.answer(home, render)).toMatchObject({ cacheStatus: 'hit', ...showing('one') });
    expect(calls.count).toBe(1);
  });

  it('renders again after a change of content', async () => {
    const cache = connectedCache();
    const next = { page: page('old') };
    const { render } = renderer(next);
    await cache.answer(home, render);
    next.page = page('new');
    cache.clear(null);
    expect(await cache.answer(home, render)).toMatchObject({ cacheStatus: 'miss', ...showing('new') });
  });

  it('keeps a page while other content than it shows changes', async () => {
    const cache = connectedCache();
    const next = { page: page('old', { content: new Set(['services', 'contact']) }) };
    const { render } = renderer(next);
    const answer = async () => (await cache.answer(home, render)).cacheStatus;
    await answer();
    for (const entity of ['events', 'enquiries', 'events']) cache.clear(entity);
    expect([cache.fresh('/') !== undefined, await answer()]).toEqual([true, 'hit']);
    cache.clear('contact');
    expect([cache.fresh('/'), await answer()]).toEqual([undefined, 'miss']);
    cache.clear('services');
    cache.clear('events');
    expect(await answer()).toBe('miss');
  });

  it('keeps the compressed bytes of a page that is the same after a change', async () => {
    const cache = connectedCache();
    const next = { page: page('one') };
    const { render, calls } = renderer(next);
    const { document: first } = await cache.answer(home, render);
    next.page = page('one');
    cache.clear(null);
    const { document, cacheStatus } = await cache.answer(home, render);
    expect([document === first, cacheStatus, calls.count]).toEqual([true, 'miss', 2]);
    expect((await cache.answer(home, render)).cacheStatus).toBe('hit');
  });

  it('does not store a page whose content changed while it was rendered', async () => {
    const cache = connectedCache();
    const late = async () => {
      cache.clear(null);
      return page('old');
    };
    await cache.answer(home, late);
    const { render } = renderer({ page: page('new') });
    expect(await cache.answer(home, render)).toMatchObject({ cacheStatus: 'miss', ...showing('new') });
  });

  it.each([
    ['2026-12-31T22:59:59Z', '2026-12-31T23:59:59Z'],
    ['2026-06-30T21:59:59Z', '2026-07-01T00:30:00Z'],
  ])('renders again on the next day in Albania, a second after %s, and not later', async (start, later) => {
    let now = Date.parse(start);
    const cache = connectedCache(() => now);
    const { render, calls } = renderer({ page: page('one') });
    const answer = async () => (await cache.answer(home, render)).cacheStatus;
    await answer();
    now += 1_000;
    expect([await answer(), await answer(), calls.count]).toEqual(['miss', 'hit', 2]);
    now = Date.parse(later);
    expect([await answer(), cache.fresh('/') !== undefined]).toEqual(['hit', true]);
  });

  it('asks for the day once a minute, because each request needs it', async () => {
    let now = Date.parse('2026-06-30T12:00:00Z');
    const cache = connectedCache(() => now);
    const { render } = renderer({ page: page('one') });
    const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
    for (let second = 0; second < 120; second += 1, now += 1_000) await cache.answer(home, render);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('renders each time while the change feed is not connected', async () => {
    const cache = connectedCache();
    const { render, calls } = renderer({ page: page('one') });
    await cache.answer(home, render);
    cache.setConnected(false);
    expect((await cache.answer(home, render)).cacheStatus).toBe('miss');
    expect(calls.count).toBe(2);
  });

  // spec: contract.cache, contract.loads.away
  it('sends the last good copy when a load failed, and renders again after a pause', async () => {
    let now = 0;
    const cache = connectedCache(() => now);
    const next = { page: page('good') };
    const { render, calls } = renderer(next);
    await cache.answer(home, render);
    cache.setConnected(false);
    next.page = page('empty', { isComplete: false });
    expect(await cache.answer(home, render)).toMatchObject({ cacheStatus: 'stale', ...showing('good') });
    expect(await cache.answer(home, render)).toMatchObject({ cacheStatus: 'stale' });
    expect(calls.count).toBe(2);
    now = 2_000;
    next.page = page('back');
    expect(await cache.answer(home, render)).toMatchObject({ cacheStatus: 'miss', ...showing('back') });
  });

  // spec: contract.loads.away
  it('sends the last good copy when rendering throws, and throws without one', async () => {
    const cache = connectedCache();
    const next: { page: RenderedPage | Error } = { page: page('good') };
    const { render } = renderer(next);
    await cache.answer(home, render);
    cache.clear(null);
    next.page = new Error('broken');
    expect((await cache.answer(home, render)).cacheStatus).toBe('stale');
    await expect(cache.answer(at('/other'), render)).rejects.toThrow('broken');
  });

  it('sends no older copy of a page that has its own status for failed loads', async () => {
    const cache = connectedCache();
    const next = { page: page('good', { mayGoStale: false }) };
    const { render } = renderer(next);
    await cache.answer(home, render);
    cache.clear(null);
    next.page = page('away', { status: 503, isComplete: false, mayGoStale: false });
    expect(await cache.answer(home, render)).toMatchObject({
      cacheStatus: 'miss',
      document: { status: 503 },
    });
  });

  it('renders once for concurrent requests', async () => {
    const cache = connectedCache();
    const { render, calls } = renderer({ page: page('one') });
    await Promise.all([cache.answer(home, render), cache.answer(home, render), cache.answer(home, render)]);
    expect(calls.count).toBe(1);
  });

  it('stores neither failures nor missing pages', async () => {
    const cache = connectedCache();
    const { render, calls } = renderer({ page: page('none', { status: 404 }) });
    await cache.answer(at('/zz'), render);
    expect((await cache.answer(at('/zz'), render)).cacheStatus).toBe('miss');
    expect(calls.count).toBe(2);
  });

  it('stores the one page of all unknown addresses', async () => {
    const cache = connectedCache();
    const { render, calls } = renderer({ page: page('none', { status: 404 }) });
    const unknown = at('/404', { status: 404 });
    await cache.answer(unknown, render);
    expect((await cache.answer(unknown, render)).cacheStatus).toBe('hit');
    expect(calls.count).toBe(1);
  });

  it('evicts the least recently used pages, and never a fixed one', async () => {
    const { byteLength } = page('one').document;
    const cache = new PageCache({ isOn: true, maxBytes: 2 * byteLength });
    cache.setConnected(true);
    const { render } = renderer({ page: page('one') });
    const ask = async (address: PageAddress) => (await cache.answer(address, render)).cacheStatus;
    const [first, second, third] = ['/1', '/2', '/3'].map((url) => at(url, { isFixed: false }));
    for (const address of [home, first, second, first, third]) await ask(address as PageAddress);
    expect(cache.fresh('/')).toBeDefined();
    expect(cache.fresh('/1')).toBeDefined();
    expect(cache.fresh('/2')).toBeUndefined();
  });

  it('limits concurrent renders, begins with fixed pages, and refuses requests that waited too long', async () => {
    let now = 0;
    const cache = new PageCache({ isOn: true, maxRenders: 1, waitMs: 1_000, now: () => now });
    cache.setConnected(true);
    const begun: string[] = [];
    const ends = new Map<string, () => void>();
    const ask = (address: PageAddress) =>
      cache.answer(address, async () => {
        begun.push(address.url);
        await new Promise<void>((resolve) => ends.set(address.url, resolve));
        return page(address.url);
      });
    const end = async (url: string) => {
      await until(() => ends.has(url));
      ends.get(url)?.();
    };
    const old = ask(at('/old'));
    await end('/old');
    await old;
    cache.clear(null);
    const running = ask(at('/running'));
    const project = ask(at('/project', { isFixed: false }));
    const stale = ask(at('/old', { isFixed: false }));
    const fixed = ask(at('/fixed'));
    const late = ask(at('/late'));
    await until(() => begun.length > 1);
    expect(begun).toEqual(['/old', '/running']);
    await end('/running');
    await running;
    await until(() => begun.length > 2);
    expect(begun.at(-1)).toBe('/fixed');
    now = 2_000;
    await end('/fixed');
    await fixed;
    await end('/late');
    await late;
    await expect(project).rejects.toThrow(TooBusy);
    expect((await stale).cacheStatus).toBe('stale');
    expect(begun).toEqual(['/old', '/running', '/fixed', '/late']);
  });

  it('does not wait longer for a fixed page that has an older copy', async () => {
    let now = 0;
    const cache = new PageCache({ isOn: true, maxRenders: 1, waitMs: 1_000, now: () => now });
    cache.setConnected(true);
    const { render } = renderer({ page: page('old') });
    await cache.answer(home, render);
    cache.clear(null);
    let end: (() => void) | undefined;
    const slow = cache.answer(at('/slow'), async () => {
      await new Promise<void>((resolve) => (end = resolve));
      return page('slow');
    });
    const waiting = cache.answer(home, render);
    await until(() => end !== undefined);
    now = 1_001;
    end?.();
    await slow;
    expect((await waiting).cacheStatus).toBe('stale');
  });

  it('throws for a missing document and deletes its copy', async () => {
    const cache = connectedCache();
    const project = at('/project', { isFixed: false });
    await cache.answer(project, renderer({ page: page('one', { mayGoStale: false }) }).render);
    cache.clear(null);
    const missing = async () => {
      throw new MissingDocument();
    };
    await expect(cache.answer(project, missing)).rejects.toThrow(MissingDocument);
    await expect(cache.answer(project, renderer({ page: new Error('away') }).render)).rejects.toThrow('away');
  });

  it('always renders when it is off', async () => {
    const cache = new PageCache({ isOn: false });
    cache.setConnected(true);
    const { render, calls } = renderer({ page: page('one') });
    await cache.answer(home, render);
    await cache.answer(home, render);
    expect(calls.count).toBe(2);
  });

  it('lets the event loop turn between two renders that wait for nothing', async () => {
    const cache = connectedCache();
    const order: string[] = [];
    const render = (url: string) => async () => {
      order.push(url);
      return page(url);
    };
    const others = ['/1', '/2', '/3', '/4', '/5', '/6'];
    const all = others.map((url) => cache.answer(at(url, { isFixed: false }), render(url)));
    const health = (async () => {
      await new Promise(setImmediate);
      await new Promise(setImmediate);
      order.push('health');
    })();
    await Promise.all([...all, health]);
    expect(order).toHaveLength(7);
    expect(order.indexOf('health')).toBeLessThan(4);
  });

  it('refuses at a number of waiting renders at once, but not a fixed page', async () => {
    const cache = new PageCache({ isOn: true, now: () => 0, maxRenders: 1, maxWaiting: 3 });
    cache.setConnected(true);
    const { render, calls } = renderer({ page: page('one') });
    const asked = Array.from({ length: 10 }, (_, index) => at(`/${index}`, { isFixed: false }));
    const answers = Promise.allSettled(asked.map((address) => cache.answer(address, render)));
    const fixed = cache.answer(home, render);
    const failed = (await answers).flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
    expect([failed.length, failed.every((error) => error instanceof TooBusy)]).toEqual([6, true]);
    expect([(await fixed).cacheStatus, calls.count]).toEqual(['miss', 5]);
  });
});
