import { chromium } from '@playwright/test';
import { findChromium } from '../runtimes/chromium.js';
import { loopbackOnly } from '../shots/visitors.js';
import { startProduct } from '../test/startProduct.js';
import { brokenFloors, type Figures, figuresOf, floors } from './figures.js';
import { publicPaths } from './publicPaths.js';
import { visit } from './visit.js';

// What a visitor's phone pays for each page of a fresh product; addresses given as arguments are the only ones visited.
const notFound = '/nuk-ekziston';

const product = await startProduct();
const { path: executablePath } = await findChromium();
const browser = await chromium.launch({ executablePath, args: loopbackOnly });
const rows: Record<string, Record<string, string>> = {};
let hasBroken = false;
try {
  const paths =
    process.argv.length > 2 ? process.argv.slice(2) : [...(await publicPaths(product.apiUrl)), notFound];
  for (const path of paths) {
    // The page cache is warm, as it is for all visitors but the first after a change.
    await fetch(product.webUrl + path);
    const figures = figuresOf(await visit(browser, product.webUrl + path));
    rows[path] = rowOf(figures);
    hasBroken ||= brokenFloors(figures).length > 0;
  }
} finally {
  await browser.close();
  await product.stop();
}
console.log('390 px, 4x CPU slowdown, slow 4G (1.6 Mbit/s, 150 ms), nothing in the browser’s cache');
console.table(rows);
console.log(`At most: ${JSON.stringify(floors)}`);
process.exit(hasBroken ? 1 : 0);

function rowOf(figures: Figures): Record<string, string> {
  const { scriptKb, firstPaintMs, largestPaintMs, layoutShift, blockingMs } = figures;
  return {
    'JavaScript KB': scriptKb.toFixed(1),
    'FCP ms': firstPaintMs.toFixed(0),
    'LCP ms': largestPaintMs.toFixed(0),
    CLS: layoutShift.toFixed(3),
    'TBT ms': blockingMs.toFixed(0),
    'over the floor': brokenFloors(figures).join(' '),
  };
}
