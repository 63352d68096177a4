/** Input of a page's start script (web/render/start). */
export type PageStart = {
  /** Loads the page's scripts after the first paint: a load failed, or the page is rendered in the browser only. */
  readonly loadsAfterPaint: boolean;
  /** Page views are reported after consent. */
  readonly hasAnalytics: boolean;
  /** Keys of stored lists that the page shows; if one exists, scripts load after the first paint. */
  readonly reads: readonly string[];
  /** The list of the page's data to store in the browser, and the key to store it under. */
  readonly writes: readonly [data: string, key: string] | null;
};

/** The JSON in the start script's `data-start`: a list, since names of properties would cost each page some bytes. */
export type StartData = readonly [
  /** Addresses in the order in which they run: dependencies first, the entry last. */
  files: readonly string[],
  loadsAfterPaint: boolean,
  hasAnalytics: boolean,
  reads: readonly string[],
  writes: PageStart['writes'],
];

/**
 * Makes a page load its scripts on the first interaction (docs/decisions/033): it is readable without them. A click
 * before that is held, and repeated after hydration.
 * @param html as rendered by Vike, with tags for the entry and everything it imports
 * @param startPath address of the start script
 * @throws if the tags are not those that Vike is known to write
 */
export function loadOnInteraction(html: string, startPath: string, start: PageStart): string {
  const entry = entryTag.exec(html)?.[1];
  const needed = [...html.matchAll(neededTag)].flatMap(([, href]) => href ?? []);
  if (!entry || needed.length === 0) throw new Error('Vike’s script tags have changed');
  const { loadsAfterPaint, hasAnalytics, reads, writes } = start;
  const files = [...needed.toReversed(), entry];
  const data: StartData = [files, loadsAfterPaint, hasAnalytics, reads, writes];
  const given = JSON.stringify(data).replaceAll('&', '&amp;').replaceAll("'", '&#39;');
  const script = `<script defer src="${startPath}" data-start='${given}'></script>`;
  const page = html
    .replaceAll(neededTag, '')
    .replaceAll(rareFontTag, '')
    .replaceAll(textFontTag, '$1 fetchpriority="low"')
    .replace(entryTag, () => script);
  const missed = missedTag.exec(page);
  if (missed) throw new Error(`Vike’s tags have changed: ${missed[0]}`);
  return page;
}

const entryTag = /<script src="([^"]+)" type="module" async><\/script>/;
const neededTag = /<link rel="modulepreload" href="([^"]+)"[^>]*>\s*/g;
// Vike preloads every font of a style sheet. Those of nearly all texts are used only if they arrive before the first paint
// (docs/decisions/260); that of the text after the style sheet and the font of the headings, which are in larger letters.
const textFontTag = /(<link rel="preload" href="[^"]*mona-sans-text[^"]*")/g;
const rareFontTag = /<link rel="preload" href="[^"]*mona-sans-(?!heading|text)[^"]*"[^>]*>\s*/g;
/** What would load before the first interaction, were a tag written in another way. */
const missedTag = /<(?:link|script)\b[^>]*(?:modulepreload|type="?module|mona-sans-(?!heading|text))[^>]*>/;
