/**
 * A page that asks for its scripts once it has been painted (docs/decisions/033): it is readable without them, and on a
 * narrow line its first picture and its font have the line, and a slow processor, to themselves.
 *
 * @param html as Vike makes it, with tags for the entry and for all that the entry needs
 * @param nonce marks the script that is put in their place as the page's own (pageBody.ts)
 */
export function startAfterPaint(html: string, nonce: string): string {
  const entry = entryTag.exec(html)?.[1];
  if (!entry) return html;
  const needed = [...html.matchAll(neededTag)].map(([, href]) => href);
  const script = `<script nonce="${nonce}">(${start})(${JSON.stringify(entry)},${JSON.stringify(needed)})</script>`;
  return html.replaceAll(neededTag, '').replace(entryTag, () => script);
}

const entryTag = /<script src="([^"]+)" type="module" async(?: nonce="[^"]*")?><\/script>/;
const neededTag = /<link rel="modulepreload" href="([^"]+)"[^>]*>\s*/g;

// Runs in the page. A window in the background is painted when it is looked at, but gets ready before.
const start = `function (entry, needed) {
  var add = function (tag, fields) { document.head.append(Object.assign(document.createElement(tag), fields)); };
  var begin = function () {
    if (!needed) return;
    needed.forEach(function (href) { add('link', { rel: 'modulepreload', href: href }); });
    add('script', { type: 'module', src: entry });
    needed = null;
  };
  addEventListener('load', function () { setTimeout(begin, 1000); });
  new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
}`.replace(/\n\s*/g, '');
