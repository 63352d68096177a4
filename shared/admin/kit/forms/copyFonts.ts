/**
 * Copies the style sheets with this document's fonts. A built one also has the site's colours: those of the frame follow.
 * @param onReady called when the fonts are there: the site's texts do not change to one that comes later
 */
export function copyFonts(inside: Document, onReady: () => void): void {
  const sheets = [...document.querySelectorAll('link[rel="stylesheet"], style')].filter(
    (sheet) => sheet.matches('link') || sheet.textContent.includes('@font-face'),
  );
  const copies = sheets.map((sheet) => inside.importNode(sheet, true));
  const arriving = copies
    .filter((copy) => copy.matches('link'))
    .map(
      (link) => new Promise((done) => ['load', 'error'].forEach((type) => link.addEventListener(type, done))),
    );
  inside.head.prepend(...copies);
  if (arriving.length === 0) return onReady();
  void Promise.all(arriving).then(async () => {
    const used = new Set([...document.fonts].filter(({ status }) => status === 'loaded').map(nameOf));
    const needed = [...inside.fonts].filter((face) => used.has(nameOf(face)));
    // One that fails is replaced by the next of its family.
    await Promise.allSettled(needed.map((face) => face.load()));
    onReady();
  });
}

const nameOf = ({ family, weight, stretch, unicodeRange }: FontFace) =>
  [family, weight, stretch, unicodeRange].join();
