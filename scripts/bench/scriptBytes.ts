import { brotliDecompressSync } from 'node:zlib';
import { send } from './load.js';

/** Bytes of JavaScript that a page of the site asks for at its start, as they come over the wire (brotli). */
export async function scriptBytes(webUrl: string, path: string): Promise<number> {
  const page = await send({ url: webUrl + path });
  const html = brotliDecompressSync(page.bytes).toString();
  const scripts = new Set([...html.matchAll(/"(\/[^"]+\.js)"/g)].map(([, address]) => address));
  let bytes = 0;
  for (const address of scripts) bytes += (await send({ url: webUrl + address })).bytes.length;
  return bytes;
}
