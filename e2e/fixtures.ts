import { AxeBuilder } from '@axe-core/playwright';
import {
  type APIRequestContext,
  type APIResponse,
  test as base,
  expect,
  type Page,
  request as requests,
} from '@playwright/test';
import {
  type CreateOf,
  type DocumentOf,
  type EntityName,
  callsOf,
  entityOf,
} from '@ritmi/shared/domain/entities';
import { product } from './product.js';

type Session = { readonly token: string; readonly name: string };

/** Creates a document through the API and waits until pages show it; it is deleted after the test. */
export type Seed = <K extends EntityName>(entity: K, body: CreateOf<K>) => Promise<DocumentOf<K>>;

type TestFixtures = {
  /** The splash covers the first page for 1.5 s, so it is off unless a spec is about it. */
  readonly showsSplash: boolean;
  readonly splash: undefined;
  /** Whether `page.goto` touches the page, which starts its scripts. */
  readonly touchesPages: boolean;
  /** Signs the page in before its first script runs. */
  readonly login: (page: Page) => Promise<void>;
  readonly seed: Seed;
  /** Console errors and warnings that this test expects; any other one fails it. */
  readonly expectedProblems: readonly RegExp[];
  readonly noProblems: undefined;
};

/** What a page says where a test has no worker. */
const noWorker = 'Service Worker registration blocked by Playwright';

type WorkerFixtures = { readonly session: Session };

export const test = base.extend<TestFixtures, WorkerFixtures>({
  session: [
    async ({ browserName: _browser }, use) => {
      const api = await requests.newContext({ baseURL: product.apiUrl });
      const { email, password } = product.admin;
      const answer = await api.post('/auth/login', { data: { email, password } });
      expect(answer.status(), await answer.text()).toBe(200);
      await use((await answer.json()) as Session);
      await api.dispose();
    },
    { scope: 'worker' },
  ],

  // Scripts start at the first interaction with a page (docs/decisions/033); untouched.spec.ts looks before it.
  touchesPages: [true, { option: true }],

  page: async ({ page, javaScriptEnabled, touchesPages }, use) => {
    const goto = page.goto.bind(page);
    page.goto = async (...address) => {
      const answer = await goto(...address);
      if (touchesPages && javaScriptEnabled !== false) await startHydration(page);
      return answer;
    };
    await use(page);
  },

  showsSplash: [false, { option: true }],

  splash: [
    async ({ page, showsSplash }, use) => {
      if (!showsSplash) {
        await page.addInitScript(() => {
          const style = new CSSStyleSheet();
          style.replaceSync('[data-testid="splash"] { display: none }');
          document.adoptedStyleSheets = [...document.adoptedStyleSheets, style];
        });
      }
      await use(undefined);
    },
    { auto: true },
  ],

  login: async ({ session }, use) => {
    await use(async (page) => {
      await page.addInitScript(({ token, name }) => {
        window.localStorage.setItem('token', token);
        window.localStorage.setItem('userName', name);
        window.localStorage.setItem('isAuthenticated', 'true');
      }, session);
    });
  },

  seed: async ({ session, request }, use) => {
    const headers = { Authorization: `Bearer ${session.token}` };
    const api = await requests.newContext({ baseURL: product.apiUrl, extraHTTPHeaders: headers });
    const made: (() => Promise<APIResponse>)[] = [];
    await use(async (entity, body) => {
      const calls = callsOf(entity);
      // A change outdates only pages with its entity.
      const shown = [request, entityOf(entity).site?.page] as const;
      // Events are written as multipart (specification section 7).
      const sent = entity === 'events' ? { multipart: eventParts(body) } : { data: body };
      const answer = await untilPageChanges(shown, () => api.post(calls.create, sent));
      expect(answer.status(), await answer.text()).toBe(201);
      const document = await answer.json();
      made.unshift(() =>
        untilPageChanges(shown, () => api.delete(calls.one.replace('{id}', document.id), { maxRetries: 2 })),
      );
      return document;
    });
    // After a long test the server may close the idle connection just as the call is sent.
    for (const remove of made) await remove();
    await api.dispose();
  },

  expectedProblems: [[], { option: true }],

  noProblems: [
    async ({ page, expectedProblems }, use) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        const isProblem = message.type() === 'error' || message.type() === 'warning';
        if (isProblem && message.text() !== noWorker) {
          problems.push(`${message.text()} (${message.location().url})`);
        }
      });
      page.on('pageerror', (error) => problems.push(error.message));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          throw new Error(`${violatedDirective} forbids ${blockedURI}`);
        });
      });
      await use(undefined);
      const unexpected = problems.filter((text) => !expectedProblems.some((pattern) => pattern.test(text)));
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

function eventParts({ media = [], ...fields }: Record<string, unknown>): Record<string, string> {
  const parts = Object.entries(fields).map(([name, value]) => [name, String(value)]);
  return { ...Object.fromEntries(parts), mediaData: JSON.stringify(media) };
}

/**
 * Changes content and waits until the web server, notified by the change feed, no longer serves an old page of it; what no
 * page shows needs no wait.
 */
async function untilPageChanges(
  [request, path]: readonly [APIRequestContext, string | undefined],
  change: () => Promise<APIResponse>,
): Promise<APIResponse> {
  if (path === undefined) return change();
  // The server may close the idle connection just as the call is sent.
  const isCached = async () => {
    return (await request.get(path, { maxRetries: 2 })).headers()['x-page-cache'] === 'hit';
  };
  const options = { intervals: [20] };
  await expect.poll(isCached, options).toBe(true);
  const answer = await change();
  // Nothing changes if the test itself has already deleted the document.
  if (answer.ok()) await expect.poll(isCached, options).toBe(false);
  return answer;
}

/**
 * Expects no axe violations of WCAG 2.0 to 2.2 at A and AA, or of its best practices.
 * @param without what specs of its own are about, such as a page of the site in a frame
 */
export async function expectAccessible(page: Page, within?: string, without?: string): Promise<void> {
  await waitForFades(page);
  const builder = new AxeBuilder({ page }).withTags([
    'wcag2a',
    'wcag2aa',
    'wcag21a',
    'wcag21aa',
    'wcag22aa',
    'best-practice',
  ]);
  if (within) builder.include(within);
  if (without) builder.exclude(without);
  const { violations } = await builder.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  expect(found).toEqual([]);
}

/**
 * Text that is fading has too little contrast, that of the splash too. Limited to 1 s, because an animation out of view may
 * never end.
 */
async function waitForFades(page: Page): Promise<void> {
  await expect(page.getByTestId('splash')).toBeHidden();
  await page.evaluate(async () => {
    const fades = document.getAnimations().filter(({ effect, playState }) => {
      return playState === 'running' && Number(effect?.getComputedTiming().endTime) <= 1_000;
    });
    const ended = Promise.allSettled(fades.map(({ finished }) => finished));
    await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, 1_000))]);
  });
}

/** Expects that the page is not wider than the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { content, window: frame } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content).toBeLessThanOrEqual(frame);
}

/** Expects that the page fits the window's width and is accessible. */
export async function expectUsable(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
}

/** Waits until the splash is hidden and React hydrates the page, so that scripts handle clicks. */
export async function waitUntilInteractive(page: Page): Promise<void> {
  await expect(page.getByTestId('splash')).toBeHidden();
  await startHydration(page);
}

/**
 * Starts the page's scripts by a touch. React marks the root when it begins to hydrate, and then queues clicks until
 * it can handle them.
 */
export async function startHydration(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('pointerdown')));
  await page.waitForFunction(() => {
    const root = document.querySelector('#root');
    return !root || Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
}
