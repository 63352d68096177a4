import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import express, { type RequestHandler } from 'express';

const types: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
};

/** The assets that the build compressed (web/precompress.ts), for browsers that take brotli. */
export function compressedAssets(folder: string, options: { readonly maxAge: number }): RequestHandler {
  const names = new Set(listFiles(folder).filter((path) => path.endsWith('.br')));
  const serve = express.static(folder, { ...options, immutable: true, index: false });
  return (request, response, next) => {
    const type = types[request.path.split('.').at(-1) ?? ''];
    const name = `${request.path}.br`;
    if (!type || !names.has(name) || request.acceptsEncodings('br') === false) {
      next();
      return;
    }
    const { url } = request;
    request.url = name;
    response.vary('Accept-Encoding').set({ 'Content-Encoding': 'br', 'Content-Type': type });
    serve(request, response, (error) => {
      request.url = url;
      response.removeHeader('Content-Encoding');
      next(error);
    });
  };
}

/** Paths of all files below `folder` as an address has them. */
export function listFiles(folder: string): string[] {
  // Before the first build there is nothing.
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'));
}
