import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { signIn, startProduct } from '../test/startProduct.js';
import { heights, shootSite } from './browser.js';
import { shootDesktop } from './desktop/shoot.js';
import { screensOf } from './screens.js';

// Pictures of every screen into shots/. Words after `npm run shots --` choose: widths, beginnings of
// names, or a whole name with a dot at its end: `npm run shots -- 390 paketa home.`. With E2E_REUSE=1 they are of the
// product that already runs on E2E_PORT and E2E_API_PORT.
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'shots');
const packagedApp = join(root, 'dist/desktop/linux-unpacked/agency-admin');
const words = process.argv.slice(2);
const chosenWidths = words.map(Number).filter((width) => width > 0);
const beginnings = words.filter((word) => !(Number(word) > 0));
const widths = chosenWidths.length > 0 ? chosenWidths : Object.keys(heights).map(Number);
const isChosen = (name: string) =>
  beginnings.length === 0 ||
  beginnings.some((beginning) =>
    beginning.endsWith('.') ? name === beginning.slice(0, -1) : name.startsWith(beginning),
  );

const product = await startProduct();
try {
  await mkdir(folder, { recursive: true });
  const token = await signIn(product.apiUrl);
  await leaveTrash(product.apiUrl, token);
  const screens = screensOf({
    project: await firstId('projects'),
    pkg: await firstId('packages'),
    services: (await idsOf('services')).slice(0, 3),
  });
  const failures = await shootSite(
    { webUrl: product.webUrl, token, folder, widths },
    screens.filter(({ name }) => isChosen(name)),
  );
  if (existsSync(packagedApp)) {
    const desktop = { executablePath: packagedApp, apiUrl: product.apiUrl, token, folder, widths };
    failures.push(...(await shootDesktop(desktop, isChosen)));
  } else {
    console.log('no packaged app, so no pictures of it: npm run desktop:package');
  }
  for (const failure of failures) console.error(failure);
  console.log(`pictures in ${folder}, ${failures.length} could not be taken`);
  process.exitCode = failures.length === 0 ? 0 : 1;
} finally {
  await product.stop();
}

async function firstId(entity: string): Promise<string> {
  const [first] = await idsOf(entity);
  if (!first) throw new Error(`the demo has no ${entity}`);
  return first;
}

async function idsOf(entity: string): Promise<string[]> {
  const answer = await fetch(`${product.apiUrl}/${entity}`);
  return ((await answer.json()) as { id: string }[]).map(({ id }) => id);
}

/** So that trash and history are not empty. */
async function leaveTrash(apiUrl: string, token: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const service = {
    description: 'U zëvendësua nga CO2.',
    price: '80',
    category: 'sparkles',
    icon: 'sparkles',
  };
  const body = JSON.stringify({ ...service, title: 'Makinë mjegulle' });
  const made = await fetch(`${apiUrl}/services`, { method: 'POST', headers, body });
  if (!made.ok) throw new Error(`a service for the trash: ${made.status}`);
  const { id } = (await made.json()) as { id: string };
  await fetch(`${apiUrl}/services/${id}`, { method: 'DELETE', headers });
}
