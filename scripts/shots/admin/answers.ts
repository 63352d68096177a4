import type { Page, Route } from '@playwright/test';

export type Prepare = (page: Page) => Promise<void>;

export type Fields = Readonly<Record<string, unknown>>;

/** Does one after the other. */
export function all(...steps: readonly Prepare[]): Prepare {
  return async (page) => {
    for (const step of steps) await step(page);
  };
}

/** Reads get what this makes of the true answer. */
export function readAs(call: string, change: (list: readonly Fields[]) => unknown): Prepare {
  return onRead([call], async (route) => {
    const answer = await route.fetch({ maxRetries: 3 });
    await route.fulfill({ json: change((await answer.json()) as Fields[]) });
  });
}

export const readFails = (...calls: readonly string[]): Prepare =>
  onRead(calls, (route) => route.fulfill({ status: 503, json: { message: 'away' } }));

export const readWaits = (...calls: readonly string[]): Prepare => onRead(calls, forEver);

export const writeFails = (status: number, body: object = {}): Prepare =>
  onWrite((route) => route.fulfill({ status, json: body }));

/** Nothing is kept: the next picture finds the lists as they were. */
export const writeSucceeds: Prepare = onWrite((route) => route.fulfill({ status: 204, body: '' }));

export const writeWaits: Prepare = onWrite(forEver);

/** Nothing is kept, but until the page is left its list is as if one had been deleted, or some had moved. */
export function deedSucceeds(call: string): Prepare {
  return async (page) => {
    let gone: unknown;
    let places: ReadonlyMap<unknown, unknown> = new Map();
    await onWrite(async (route) => {
      const request = route.request();
      const path = new URL(request.url()).pathname;
      if (request.method() === 'DELETE') gone = path.split('/').pop();
      if (path.endsWith('/reorder')) {
        places = new Map((request.postDataJSON() as Fields[]).map(({ id, order }) => [id, order]));
      }
      await route.fulfill({ status: 204, body: '' });
    })(page);
    await readAs(call, (list) =>
      list.filter(({ id }) => id !== gone).map((row) => ({ ...row, order: places.get(row.id) ?? row.order })),
    )(page);
  };
}

/** Somebody else has changed these fields of what is written: the first of the list. */
export function writeConflicts(call: string, theirs: Fields): Prepare {
  return async (page) => {
    const list = (await (await page.request.get(`/api/${call}`)).json()) as Fields[];
    const current = { ...list[0], ...theirs, version: 99 };
    const body = { message: 'Changed meanwhile', current, conflicts: Object.keys(theirs) };
    await writeFails(409, body)(page);
  };
}

/** The page asks again, if it is still there. */
const giveUp = (route: Route) => () => route.abort().catch(() => undefined);

const held = new WeakMap<Page, Route[]>();

async function forEver(route: Route): Promise<void> {
  const page = route.request().frame().page();
  held.set(page, [...(held.get(page) ?? []), route]);
  await new Promise<never>(() => undefined);
}

/** What waits would otherwise go on to the server when the page closes: a delete would be done after all. */
export async function dropHeld(page: Page): Promise<void> {
  for (const route of held.get(page) ?? []) await giveUp(route)();
  held.delete(page);
}

function onRead(calls: readonly string[], answer: (route: Route) => Promise<void>): Prepare {
  const paths = new Set(calls.map((call) => `/api/${call}`));
  return async (page) => {
    await page.route(
      ({ pathname }) => paths.has(pathname),
      (route) => (route.request().method() === 'GET' ? answer(route).catch(giveUp(route)) : route.fallback()),
    );
  };
}

function onWrite(answer: (route: Route) => Promise<void>): Prepare {
  return async (page) => {
    await page.route(
      ({ pathname }) => pathname.startsWith('/api/'),
      (route) => (route.request().method() === 'GET' ? route.fallback() : answer(route)),
    );
  };
}
