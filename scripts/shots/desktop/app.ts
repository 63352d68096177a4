import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, type ElectronApplication, type Page } from '@playwright/test';
import { heights } from '../browser.js';
import { toastsStay } from '../stills.js';
import { loopbackOnly } from '../visitors.js';

export interface DesktopShoot {
  readonly executablePath: string;
  readonly apiUrl: string;
  readonly token: string;
  readonly folder: string;
  readonly widths: readonly number[];
}

/** One start of the app. */
export interface Run {
  readonly app: ElectronApplication;
  readonly page: Page;
  /** Pictures of the window as it stands, at each width that it lets itself be given. */
  readonly take: (name: string) => Promise<void>;
}

type Start = {
  readonly userData: string;
  /** Without it the app knows no server. */
  readonly apiUrl?: string;
};

/** Starts the packaged app, which has ended when this settles. */
export async function withApp(
  shoot: DesktopShoot,
  { userData, apiUrl }: Start,
  work: (run: Run) => Promise<void>,
): Promise<void> {
  const { AGENCY_API_URL: _, ...inherited } = process.env as Record<string, string>;
  const env = {
    ...inherited,
    AGENCY_USER_DATA: userData,
    ...(apiUrl ? { AGENCY_API_URL: apiUrl } : {}),
  };
  const app = await _electron.launch({ executablePath: shoot.executablePath, args: loopbackOnly, env });
  try {
    const page = await app.firstWindow();
    await page.addInitScript(holdStill, toastsStay);
    await page.evaluate(holdStill, toastsStay);
    await work({ app, page, take: (name) => takeAll({ app, page, name }, shoot) });
  } finally {
    await app.close();
  }
}

function holdStill(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** A data folder of the app that goes when the work is done. */
export async function withUserData(work: (userData: string) => Promise<void>): Promise<void> {
  const userData = await mkdtemp(join(tmpdir(), 'ritmi-shots-'));
  try {
    await work(userData);
  } finally {
    await rm(userData, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  }
}

type Subject = Pick<Run, 'app' | 'page'> & { readonly name: string };

async function takeAll({ app, page, name }: Subject, { widths, folder }: DesktopShoot): Promise<void> {
  for (const width of widths) {
    const given = await app.evaluate(
      ({ BrowserWindow }, size) => {
        const [window] = BrowserWindow.getAllWindows();
        window?.setContentSize(size.width, size.height);
        return window?.getContentSize()[0];
      },
      { width, height: heights[width] ?? 900 },
    );
    await page.waitForFunction((expected) => window.innerWidth === expected, given);
    await page.mouse.move(0, 0);
    await picturesIn(page);
    await page.screenshot({
      path: join(folder, `${name}-${width}.jpg`),
      type: 'jpeg',
      quality: 82,
    });
  }
}

/** Those in the window; a list loads the others when it is scrolled. */
async function picturesIn(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const seen = [...document.images].filter((picture) => {
      const { top, width } = picture.getBoundingClientRect();
      return width > 0 && top < window.innerHeight;
    });
    return seen.every(({ complete }) => complete);
  });
  // What has arrived is not yet painted.
  await page.evaluate(async () => {
    const arrived = [...document.images].filter(({ complete }) => complete);
    await Promise.allSettled(arrived.map((picture) => picture.decode()));
  });
}
