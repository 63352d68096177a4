import { existsSync, readdirSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import compression from 'compression';
import express, { type RequestHandler, type Response, Router } from 'express';
import { adminWorkerPath } from '../render/adminAddresses.js';

/** Output folder of the client's build. */
export const client = fileURLToPath(new URL('../dist/client', import.meta.url));
const yearMs = 365 * 24 * 3600 * 1000;
const dayMs = 24 * 3600 * 1000;

/** A browser asks for a new worker at each visit, and the worker reaches nothing but this site. */
const workerHeaders = {
  'Cache-Control': 'no-cache',
  'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
};

/** Paths of all files of the build. No other file is looked up on disk. */
export function builtPaths(): ReadonlySet<string> {
  return new Set(listFiles(client));
}

/** The names of assets change with their content. */
const caching = { immutable: true, maxAge: yearMs, index: false, redirect: false } as const;

/** Serves the built assets and the site's own pictures, and assets of other versions in the folder `kept`. */
export function siteFiles(kept?: string): Router {
  const router = Router();
  router.use(compression());
  router.use('/assets', compressedAssets(`${client}/assets`));
  if (kept) router.use('/assets', express.static(kept, caching));
  router.get(adminWorkerPath, (_request, response, next) => {
    response.set(workerHeaders);
    next();
  });
  router.use(express.static(client, { index: false, redirect: false, maxAge: dayMs }));
  return router;
}

/** Serves the assets; browsers that accept brotli get the files that the build compressed (writeAssets.ts). */
export function compressedAssets(folder: string): RequestHandler {
  const names = new Set(listFiles(folder).filter((path) => path.endsWith('.br')));
  const setHeaders = (response: Response, path: string) => {
    if (!path.endsWith('.br')) return;
    response
      .vary('Accept-Encoding')
      .set('Content-Encoding', 'br')
      .type(extname(path.slice(0, -'.br'.length)));
  };
  const serve = express.static(folder, { ...caching, setHeaders });
  return (request, response, next) => {
    const { url } = request;
    const name = `${request.path}.br`;
    if (names.has(name) && request.acceptsEncodings('br')) request.url = name;
    serve(request, response, (error) => {
      request.url = url;
      next(error);
    });
  };
}

/** Paths of all files below `folder`, as in URLs. */
function listFiles(folder: string): string[] {
  // Missing before the first build.
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'));
}
