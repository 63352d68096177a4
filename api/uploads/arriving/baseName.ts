const longestBytes = 120;

/** Characters that are looked at. Some of the steps take longer than in proportion to the length of a name. */
const longestRead = 300;

/**
 * The base name of a sent file as part of a URL: letters and digits of any alphabet stay, everything else becomes a
 * hyphen, so that it needs no escaping in HTML, `srcset`, CSS or a file system.
 */
export function baseNameOf(filename: string): string {
  const last = filename.split(/[/\\]/).at(-1) ?? '';
  const dot = last.lastIndexOf('.');
  const base = (dot < 0 ? last : last.slice(0, dot))
    .slice(0, longestRead)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
  return shortened(base) || 'file';
}

// File systems count bytes, and a letter must not be cut in two.
function shortened(base: string): string {
  let short = '';
  for (const letter of base) {
    if (Buffer.byteLength(short + letter) > longestBytes) break;
    short += letter;
  }
  return short;
}
