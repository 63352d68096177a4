import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

// Writes the files of shared/ui/fonts and api/paper/fonts from the package (docs/decisions/036): the letters of Albanian and English in the
// two subsets that the site uses, and all other letters in files that a browser loads only when a text has one.

/** Letters, digits and signs of Albanian and English. */
export const common = `${range(0x20, 0x7e)}\u00a0©«°·»ÇË×çë–—‘’“”„•…€→−`;
/** Those of them that stand in headings. */
export const inHeadings = common
  .split('')
  .filter((letter) => !'"#$*<=>@[\\]^_`{|}~©«»'.includes(letter))
  .join('');

const heading = { wdth: 120, wght: 800 };
const text = { wdth: 100, wght: { min: 400, max: 700 } };
const both = { wdth: { min: 100, max: 120 }, wght: { min: 400, max: 800 } };

/** The files by name; the output is deterministic. */
export async function makeFonts(): Promise<ReadonlyMap<string, Buffer>> {
  const latin = await readFile(sourceOf('latin'));
  const extended = await readFile(sourceOf('latin-ext'));
  const others = range(0x20, 0xff)
    .split('')
    .filter((letter) => !inHeadings.includes(letter))
    .join('');
  const cuts = [
    ['mona-sans-heading', latin, inHeadings, heading],
    ['mona-sans-text', latin, common, text],
    ['mona-sans-latin', latin, others, both],
    ['mona-sans-extended', extended, range(0x100, 0x24f), both],
  ] as const;
  const files = new Map<string, Buffer>();
  for (const [name, source, letters, variationAxes] of cuts) {
    // Drops ligatures, fractions and tabular digits, which no style uses.
    const options = { targetFormat: 'woff2', variationAxes, noLayoutClosure: true } as const;
    files.set(`${name}.woff2`, await subsetFont(source, letters, options));
  }
  // For share pictures: sharp cannot read WOFF2 (web/server/page/sharePicture.ts).
  const drawn = { targetFormat: 'sfnt', variationAxes: heading, noLayoutClosure: true } as const;
  files.set('mona-sans-share.ttf', await subsetFont(latin, range(0x20, 0xff) + common, drawn));
  return files;
}

/** The files of api/paper/fonts by name: fixed weights, since pdfkit cannot read WOFF2 nor a variable font. */
export async function makePaperFonts(): Promise<ReadonlyMap<string, Buffer>> {
  const latin = await readFile(sourceOf('latin'));
  const files = new Map<string, Buffer>();
  for (const [name, wght] of Object.entries({ regular: 400, bold: 700 })) {
    const options = {
      targetFormat: 'sfnt',
      variationAxes: { wdth: 100, wght },
      noLayoutClosure: true,
    } as const;
    files.set(`mona-sans-${name}.ttf`, await subsetFont(latin, range(0x20, 0xff) + common, options));
  }
  return files;
}

function sourceOf(subset: string): string {
  const name = `@fontsource-variable/mona-sans/files/mona-sans-${subset}-wdth-normal.woff2`;
  return createRequire(new URL('../shared/package.json', import.meta.url)).resolve(name);
}

function range(from: number, to: number): string {
  return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [place, files] of [
    ['shared/ui/fonts', await makeFonts()],
    ['api/paper/fonts', await makePaperFonts()],
  ] as const) {
    const folder = fileURLToPath(new URL(`../${place}`, import.meta.url));
    await mkdir(folder, { recursive: true });
    for (const [name, bytes] of files) {
      await writeFile(`${folder}/${name}`, bytes);
      console.log(`${name} ${bytes.length} bytes`);
    }
  }
}
