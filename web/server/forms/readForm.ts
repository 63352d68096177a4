import type { IncomingMessage } from 'node:http';

/** More than the longest message with all other fields, in bytes. */
const maxBytes = 64 * 1024;

/** How long the body may take to arrive, in ms. */
const limitMs = 20_000;

/** A body that is no form: `status` refuses it. */
export class UnreadableForm extends Error {
  constructor(readonly status: 408 | 413 | 415) {
    super('The form cannot be read');
  }
}

/**
 * The fields of a form that a browser sent; of repeated ones all values, with commas between.
 * @throws UnreadableForm
 */
export async function readForm(request: IncomingMessage): Promise<Readonly<Record<string, string>>> {
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/x-www-form-urlencoded') throw new UnreadableForm(415);
  const timer = setTimeout(() => request.destroy(new UnreadableForm(408)), limitMs);
  try {
    const parts: Buffer[] = [];
    let length = 0;
    for await (const part of request.iterator({ destroyOnReturn: false })) {
      length += part.length;
      if (length > maxBytes) throw new UnreadableForm(413);
      parts.push(part);
    }
    const sent = new URLSearchParams(Buffer.concat(parts).toString('utf8'));
    return Object.fromEntries([...new Set(sent.keys())].map((name) => [name, valueOf(sent.getAll(name))]));
  } finally {
    clearTimeout(timer);
  }
}

/** A line break is one character, as for the limit of a browser's field; a form has it as two. */
function valueOf(all: readonly string[]): string {
  return all.join(',').replaceAll('\r\n', '\n');
}
