import { writeFile } from 'node:fs/promises';
import { renderPage } from 'vike/server';
import { loadBuiltPages, loadLimitMs } from './page/renderPage.js';
import { shortHash } from './page/pageDocument.js';
import { sampleAddresses, sampleAnswer } from './page/samplePages.js';
import { type CollectedStyles, collectedStyles, joinRules } from './page/siteStyles.js';

// The last step of the build: renders each public page with sample content and collects the styles.
globalThis.fetch = async (input) => sampleAnswer(new Request(input).url);
const fixed = (await loadBuiltPages()).flatMap(({ route }) =>
  typeof route === 'string' && !route.includes('@') ? [route] : [],
);
const site = { apiUrl: 'http://localhost', publicUrl: '', analyticsId: '', loadLimitMs, shortHash };
const names = new Map<string, Set<string>>();
const pages: string[] = [];
for (const url of [...fixed, ...sampleAddresses]) {
  const { renderContent } = await renderPage({ urlOriginal: url, site });
  const content = await renderContent?.();
  if (!content) throw new Error(`${url} has no content`);
  for (const [id, ofPage] of content.styleNames) {
    names.set(id, new Set([...(names.get(id) ?? []), ...ofPage]));
  }
  pages.push(content.styles + content.head);
}
const collected: CollectedStyles = {
  text: joinRules(pages),
  names: [...names].map(([id, ofComponent]) => [id, [...ofComponent]]),
};
await writeFile(collectedStyles, JSON.stringify(collected));
