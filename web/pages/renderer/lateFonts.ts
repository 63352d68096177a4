/** Time in which a file that is in the browser's cache is ready, in ms. */
const cachedWithinMs = 100;

/** Addresses of the fonts that are taken already, or being loaded. */
const taken = new Set<string>();
let loaded: FontFace[] = [];

/**
 * Takes fonts that arrived too late for the page that was shown so far. Its style sheet lets the browser use a font only if
 * it is there before the first paint, so that no text moves while it is read. A font whose file is still on its way waits
 * for the next page.
 */
export async function takeArrivedFonts(): Promise<void> {
  const arrived = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
  const loads = optionalFonts().flatMap(({ address, face }) => {
    if (!arrived.has(address) || taken.has(address)) return [];
    taken.add(address);
    return [face.load().then((font) => loaded.push(font))];
  });
  // A font that cannot be loaded is one that stays away.
  const all = Promise.allSettled(loads);
  if (loads.length > 0) await Promise.race([all, new Promise((end) => setTimeout(end, cachedWithinMs))]);
  for (const font of loaded) document.fonts.add(font);
  loaded = [];
}

/** Takes each font as soon as it is there, for what is shown much later than the first paint. */
export function swapFonts(): void {
  for (const { face } of optionalFonts()) document.fonts.add(face);
}

/** The fonts of the page's style sheet, each as a face of its own that is not bound to the first paint. */
function optionalFonts() {
  const sheets = document.querySelectorAll<HTMLLinkElement | HTMLStyleElement>(
    'head > link[rel="stylesheet"][href^="/"], head > style',
  );
  return [...sheets]
    .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
    .flatMap((rule) => {
      if (!(rule instanceof CSSFontFaceRule)) return [];
      const read = (name: string) => rule.style.getPropertyValue(name);
      const [, path] = /url\("?([^")]+)/.exec(read('src')) ?? [];
      if (path === undefined || read('font-display') !== 'optional') return [];
      const address = new URL(path, rule.parentStyleSheet?.href ?? location.href).href;
      const face = new FontFace(read('font-family').replaceAll('"', ''), `url("${address}")`, {
        display: 'swap',
        weight: read('font-weight'),
        stretch: read('font-stretch'),
        unicodeRange: read('unicode-range') || 'U+0-10FFFF',
      });
      return [{ address, face }];
    });
}
