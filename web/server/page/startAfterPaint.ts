/**
 * A page that asks for its scripts once it has been painted (docs/decisions/033): it is readable without them, and on a
 * narrow line its first picture and its font have the line, and a slow processor, to themselves.
 *
 * @param html as Vike makes it, with tags for the entry and for all that the entry needs
 * @param nonce marks the script that is put in their place as the page's own (pageDocument.ts)
 */
export function startAfterPaint(html: string, nonce: string): string {
  const entry = entryTag.exec(html)?.[1];
  if (!entry) return html;
  const needed = [...html.matchAll(neededTag)].map(([, href]) => href);
  const script = `<script nonce="${nonce}">(${start})(${JSON.stringify(entry)},${JSON.stringify(needed)})</script>`;
  return html
    .replaceAll(neededTag, '')
    .replaceAll(rareFontTag, '')
    .replace(entryTag, () => script);
}

const entryTag = /<script src="([^"]+)" type="module" async(?: nonce="[^"]*")?><\/script>/;
const neededTag = /<link rel="modulepreload" href="([^"]+)"[^>]*>\s*/g;
// Vike preloads every font that a style sheet names; these are for letters that few pages have.
const rareFontTag = /<link rel="preload" href="[^"]*mona-sans-(?:latin|extended)[^"]*"[^>]*>\s*/g;

// Runs in the page. All files are asked for at once; each runs in a turn of its own, what others need first, so that the
// browser answers touches in between. A window in the background is painted when it is looked at, but gets ready before.
const start = `function (entry, needed) {
  let hasBegun = false;
  const begin = async () => {
    if (hasBegun) return;
    hasBegun = true;
    for (const href of needed) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    for (const href of [...needed.reverse(), entry]) {
      await import(href);
      await new Promise((settle) => setTimeout(settle));
    }
  };
  addEventListener('load', () => setTimeout(begin, 1000));
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
}`.replace(/\n\s*/g, '');
