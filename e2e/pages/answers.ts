import type { Page, Route } from '@playwright/test';

/**
 * Console messages of failed calls. Only one pattern, because Playwright reads the second entry of an array as options of
 * the fixture.
 */
export const failedCalls = [
  /Failed to load resource|ApiError|UnreachableError|MissingTokenError|The answer of the upload/,
];

/** A failed read that is not retried, so its message shows at once; `services.spec.ts` covers retries. */
export const notFound = { status: 404, json: {} } as const;

/** Answers every write with this status and body until `acceptWrites`. */
export async function refuseWrites(page: Page, status: number, body: object = {}): Promise<void> {
  await page.route('**/api/**', (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status, json: body }),
  );
}

export async function acceptWrites(page: Page): Promise<void> {
  await page.unroute('**/api/**');
}

/** Replaces the response of one read by what `change` returns for its documents. */
export async function changeRead(
  page: Page,
  path: string,
  change: (documents: readonly Fields[]) => unknown,
): Promise<void> {
  await onRead(page, path, async (route) => {
    const answer = await route.fetch({ maxRetries: 3 });
    await route.fulfill({ json: change((await answer.json()) as Fields[]) });
  });
}

export type Fields = Readonly<Record<string, unknown>>;

export function failRead(page: Page, path: string): Promise<void> {
  return onRead(page, path, (route) => route.fulfill(notFound));
}

/** Never answers the read. */
export function holdRead(page: Page, path: string): Promise<void> {
  return onRead(page, path, () => Promise.resolve());
}

async function onRead(page: Page, path: string, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === `/api/${path}`,
    (route) => (route.request().method() === 'GET' ? answer(route) : route.fallback()),
  );
}

/** Holds the calls to an address until the returned function is called. */
export async function holdCalls(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = makeGate();
  await page.route(address, async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

/** Holds every write until `release`; `sent` lists the writes. */
export async function holdWrites(page: Page) {
  const sent: string[] = [];
  const { promise, resolve: release } = makeGate();
  await page.route('**/api/**', async (route) => {
    if (route.request().method() === 'GET') return route.fallback();
    sent.push(`${route.request().method()} ${new URL(route.request().url()).pathname}`);
    await promise;
    return route.fallback();
  });
  return { sent, release };
}

function makeGate() {
  let resolve = () => {};
  const promise = new Promise<void>((open) => {
    resolve = open;
  });
  return { promise, resolve };
}

/** Blocks the change feed, so that the page does not notice changes by others. */
export async function blockChangeFeed(page: Page): Promise<void> {
  await page.route('**/api/changes', (route) => route.abort());
}
