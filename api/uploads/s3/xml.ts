// S3 answers in XML of a few known shapes, in which no wanted element contains another of its name.

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};

/** The content of each element of this name: text, or the XML of further elements. */
export function elementsOf(xml: string, name: string): string[] {
  const pattern = new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, 'gs');
  return [...xml.matchAll(pattern)].map(([, content = '']) => content);
}

/** The text of the first element of this name; empty when there is none. */
export function textOf(xml: string, name: string): string {
  const [content = ''] = elementsOf(xml, name);
  return content
    .replace(/&#(x[\da-f]+|\d+);/gi, (_, code: string) =>
      String.fromCodePoint(Number(code.replace(/^x/i, '0x'))),
    )
    .replace(/&\w+;/g, (entity) => entities[entity] ?? entity)
    .trim();
}
