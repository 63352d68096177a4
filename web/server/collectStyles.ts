import { writeFile } from 'node:fs/promises';
import { renderPage } from 'vike/server';
import { loadBuiltPages, loadLimitMs } from './page/renderPage.js';
import { shortHash } from './page/pageDocument.js';
import { sampleAddresses, sampleAnswers } from './page/samplePages.js';
import { type CollectedStyles, collectedStyles, joinRules } from './page/siteStyles.js';

// The last step of the build: renders each public page with sample content and collects its styles.
// Vike logs a failure and lets the process end as if there was none.
process.exitCode = 1;
const fixed = (await loadBuiltPages()).flatMap(({ route }) =>
  typeof route === 'string' && !route.includes('@') ? [route] : [],
);
const site = { apiUrl: 'http://localhost', publicUrl: '', analyticsId: '', loadLimitMs, shortHash };
type Samples = { readonly html: string[]; readonly names: Map<string, Set<string>> };
const pages = new Map<string, Samples>();
for (const answer of sampleAnswers) {
  globalThis.fetch = async (input) => answer(new Request(input).url);
  for (const url of [...fixed, ...sampleAddresses]) {
    const { pageId, renderContent } = await renderPage({ urlOriginal: url, site });
    const content = await renderContent?.();
    if (!content || !pageId) continue;
    const page: Samples = pages.get(pageId) ?? { html: [], names: new Map() };
    pages.set(pageId, page);
    page.html.push(content.styles + content.head);
    for (const [id, names] of content.styleNames) {
      page.names.set(id, new Set([...(page.names.get(id) ?? []), ...names]));
    }
  }
}
const collected: CollectedStyles = Object.fromEntries(
  [...pages].map(([pageId, { html, names }]) => [
    pageId,
    { text: joinRules(html), names: [...names].map(([id, ofComponent]) => [id, [...ofComponent]]) },
  ]),
);
await writeFile(collectedStyles, JSON.stringify(collected));
process.exitCode = 0;
