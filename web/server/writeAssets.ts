import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { renderPage } from 'vike/server';
import { adminWorkerPath } from '../render/adminAddresses.js';
import { buildScript } from '../render/buildScript.js';
import { loadOnInteraction } from '../render/pageStart.js';
import { adminFiles } from './page/adminFiles.js';
import { selectedIds } from './page/classNames.js';
import { shortHash } from './page/pageDocument.js';
import { loadBuiltPages, loadLimitMs } from './page/renderPage.js';
import { sampleAddresses, sampleAnswers } from './page/samplePages.js';
import { PageStyles, siteAssetsFile, type SiteAssets } from './page/siteAssets.js';
import { builtPaths, client } from './siteFiles.js';

// The last step of the build: renders each public page with sample content to collect its styles, writes the files that
// Vite does not build, and compresses all assets.
// Stays 1 when a page fails to render, which Vike only logs.
process.exitCode = 1;
const fixed = (await loadBuiltPages()).flatMap(({ route }) =>
  typeof route === 'string' && !route.includes('@') ? [route] : [],
);
const request = { apiUrl: 'http://localhost', publicUrl: '', analyticsId: '', loadLimitMs, shortHash };
const startText = await buildScript(new URL('../render/start/main.ts', import.meta.url));
const startPath = `/assets/start-${shortHash(startText)}.js`;
await writeFile(client + startPath, startText);
const anyStart = { loadsAfterPaint: false, hasAnalytics: false, reads: [], writes: null };
const styles = new Map<string, PageStyles>();
let fontFaces = '';
for (const answer of sampleAnswers) {
  globalThis.fetch = async (input) => answer(new Request(input).url);
  for (const url of [...fixed, ...sampleAddresses]) {
    const { pageId, renderContent, httpResponse } = await renderPage({ urlOriginal: url });
    const content = pageId && (await renderContent?.(request));
    if (!content) continue;
    // Fails the build when Vike writes other tags.
    loadOnInteraction(await httpResponse.getBody(), startPath, anyStart);
    const ofPage = styles.get(pageId) ?? new PageStyles();
    styles.set(pageId, ofPage);
    ofPage.add(content.styles);
    [, fontFaces = ''] = /<style>([^<]*)/.exec(content.head) ?? [];
  }
}

const allRules = [...styles.values()].map(({ rules }) => rules).join('');
const collected: Record<string, SiteAssets['styles'][string]> = {};
for (const [pageId, { rules, names }] of styles) {
  const text = fontFaces + rules;
  const path = `/assets/styles-${shortHash(text)}.css`;
  await writeFile(client + path, text);
  collected[pageId] = { path, names };
}

// The admin's document links the styles of the home page, as no sample page shows it.
const ofAdmin = [...(await adminFiles()), startPath, collected['/pages/index']?.path ?? ''];
const builtFiles = JSON.stringify(ofAdmin.toSorted());
const worker = await buildScript(new URL('../admin-worker/main.ts', import.meta.url), {
  builtFiles,
  builtVersion: JSON.stringify(shortHash(builtFiles)),
});
await writeFile(client + adminWorkerPath, worker);

const compress = promisify(brotliCompress);
const compressed = [...builtPaths()].filter((path) => /^\/assets\/.*\.(js|css|svg)$/.test(path));
await Promise.all(
  compressed.map(async (path) => {
    const content = await readFile(client + path);
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    await writeFile(`${client}${path}.br`, await compress(content, { params }));
  }),
);
await writeFile(
  siteAssetsFile,
  JSON.stringify({ styles: collected, selectedIds: selectedIds(allRules), startPath }),
);
process.exitCode = 0;
