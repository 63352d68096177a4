import { inflateSync } from 'node:zlib';

// Reads the papers that pdfkit has drawn, for tests. No product code imports it.

/** The texts of each page, one after the other as they were drawn. */
export function pagesOf(file: Buffer): string[] {
  const plain = file.toString('latin1');
  const objects = new Map(
    [...plain.matchAll(/(\d+) 0 obj\n([^]*?)\nendobj/g)].map(([, id = '', body = '']) => [id, body]),
  );
  const follow = (from: string, name: string) =>
    objects.get(new RegExp(`/${name} (\\d+) 0 R`).exec(from)?.[1] ?? '') ?? '';
  return [...objects.values()]
    .filter((body) => /\/Type \/Page\b/.test(body))
    .map((page) => {
      const resources = follow(page, 'Resources');
      const lettersOf = new Map(
        [...resources.matchAll(/\/(F\d+) \d+ 0 R/g)].map(([, name = '']) => [
          name,
          lettersIn(streamOf(follow(follow(resources, name), 'ToUnicode'))),
        ]),
      );
      return textsIn(streamOf(follow(page, 'Contents')), lettersOf);
    });
}

function streamOf(body: string): string {
  const bytes = /stream\n([^]*?)\nendstream/.exec(body)?.[1] ?? '';
  return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
}

/** The letters of a font in the order of their codes, which begin at 0. */
function lettersIn(map: string): readonly string[] {
  const [, list = ''] = /beginbfrange([^]*)endbfrange/.exec(map) ?? [];
  return [...list.matchAll(/\[([^\]]*)\]/g)].flatMap(([, codes = '']) =>
    [...codes.matchAll(/<([\da-f ]+)>/gi)].map(([, code = '']) =>
      String.fromCodePoint(Number.parseInt(code, 16)),
    ),
  );
}

function textsIn(stream: string, lettersOf: ReadonlyMap<string, readonly string[]>): string {
  let letters: readonly string[] = [];
  let texts = '';
  for (const [, font, drawn = ''] of stream.matchAll(/\/(F\d+) [\d.]+ Tf|(\[[^\]]*\]) TJ/g)) {
    if (font) letters = lettersOf.get(font) ?? [];
    else {
      const codes = [...drawn.matchAll(/<([\da-f]+)>/gi)].map(([, each = '']) => each).join('');
      texts += `${(codes.match(/.{4}/g) ?? []).map((code) => letters[Number.parseInt(code, 16)]).join('')}\n`;
    }
  }
  return texts;
}
