import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

// Once for each change of content, so it may take a few milliseconds.
const quality = { [constants.BROTLI_PARAM_QUALITY]: 6 };

/**
 * What a page sends: one set of bytes an encoding, the same for every visitor. Hashes in its policy allow its inline
 * scripts (docs/decisions/032).
 */
export class PageBody {
  /** `'sha256-…'` of each inline script that carried the nonce. */
  readonly scriptHashes: readonly string[];
  readonly etag: string;
  readonly #html: Buffer;
  readonly #compressed = new Map<Encoding, Promise<Buffer>>();

  /** @param nonce known to the renderer only: a script that came in with content does not carry it. */
  constructor(html: string, nonce: string) {
    const mark = ` nonce="${nonce}"`;
    const inline = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].filter(
      ([, attributes = '']) => attributes.includes(mark) && !/\ssrc=/.test(attributes),
    );
    this.scriptHashes = [...new Set(inline.map(([, , script = '']) => `'sha256-${digest(script)}'`))];
    const clean = html.replaceAll(mark, '');
    this.etag = `W/"${digest(clean)}"`;
    this.#html = Buffer.from(clean);
  }

  /** Compressed when it is first asked for, and kept. */
  async as(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return this.#html;
    const kept = this.#compressed.get(encoding);
    if (kept) return kept;
    const made = encoding === 'br' ? brotli(this.#html, { params: quality }) : deflate(this.#html);
    this.#compressed.set(encoding, made);
    return made;
  }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
