import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { ServerStyleSheet } from 'styled-components';
import { renderPage } from 'vike/server';
import { buildStart } from '../render/buildStart.js';
import { loadOnInteraction } from '../render/pageStart.js';
import { shortHash } from './page/pageDocument.js';
import { loadBuiltPages, loadLimitMs } from './page/renderPage.js';
import { sampleAddresses, sampleAnswers } from './page/samplePages.js';
import { plainRules, siteAssetsFile } from './page/siteAssets.js';
import { builtPaths, client } from './siteFiles.js';

// The last step of the build: renders each public page with sample content to collect its styles, writes the files that
// Vite does not build, and compresses all assets.
// Stays 1 when a page fails to render, which Vike only logs.
process.exitCode = 1;
const fixed = (await loadBuiltPages()).flatMap(({ route }) =>
  typeof route === 'string' && !route.includes('@') ? [route] : [],
);
const site = { apiUrl: 'http://localhost', publicUrl: '', analyticsId: '', loadLimitMs, shortHash };
const startText = await buildStart();
const startPath = `/assets/start-${shortHash(startText)}.js`;
await writeFile(client + startPath, startText);
const anyStart = { loadsAfterPaint: false, hasAnalytics: false, reads: [], writes: null };
const sheets = new Map<string, ServerStyleSheet>();
let fontFaces = '';
for (const answer of sampleAnswers) {
  globalThis.fetch = async (input) => answer(new Request(input).url);
  for (const url of [...fixed, ...sampleAddresses]) {
    const { pageId, renderContent, httpResponse } = await renderPage({ urlOriginal: url, site });
    const content = pageId && (await renderContent?.(undefined, sheets.get(pageId)));
    if (!content) continue;
    // Fails the build when Vike writes other tags.
    loadOnInteraction(await httpResponse.getBody(), startPath, anyStart);
    sheets.set(pageId, content.sheet);
    [fontFaces = ''] = /<style>[^<]*/.exec(content.head) ?? [];
  }
}

const collected: Record<string, { path: string; names: string[] }> = {};
for (const [pageId, sheet] of sheets) {
  const text = plainRules(fontFaces + sheet.getStyleTags());
  const path = `/assets/styles-${shortHash(text)}.css`;
  await writeFile(client + path, text);
  const names = [...sheet.instance.names.values()].flatMap((ofComponent) => [...ofComponent]);
  collected[pageId] = { path, names };
}

const compress = promisify(brotliCompress);
const compressed = [...builtPaths()].filter((path) => /^\/assets\/.*\.(js|css|svg)$/.test(path));
await Promise.all(
  compressed.map(async (path) => {
    const content = await readFile(client + path);
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    await writeFile(`${client}${path}.br`, await compress(content, { params }));
  }),
);
await writeFile(siteAssetsFile, JSON.stringify({ styles: collected, startPath }));
process.exitCode = 0;
