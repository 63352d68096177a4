import { fileURLToPath } from 'node:url';
import express, { Router } from 'express';
import { compressedAssets } from './compressedAssets.js';
import type { WebEnv } from './env.js';
import { robots, sitemap } from './sitemap.js';

const client = fileURLToPath(new URL('../dist/client', import.meta.url));
const yearMs = 365 * 24 * 3600 * 1000;
const dayMs = 24 * 3600 * 1000;

/** What is a file: the built assets, the site's own pictures, robots.txt and sitemap.xml. */
export function siteFiles(env: WebEnv): Router {
  const router = Router();
  router.get('/robots.txt', (_request, response) => {
    response.type('text/plain').send(robots(env.publicUrl));
  });
  router.get('/sitemap.xml', async (_request, response) => {
    response.type('application/xml').send(await sitemap(env));
  });
  if (env.isDev) return router;
  router.use('/assets', compressedAssets(`${client}/assets`, { maxAge: yearMs }));
  router.use(
    '/assets',
    express.static(`${client}/assets`, { immutable: true, maxAge: yearMs, index: false }),
  );
  router.use(express.static(client, { maxAge: dayMs, index: false, redirect: false }));
  // A missing file is no page.
  router.get(/\.[a-z0-9]{2,5}$/i, (request, response, next) => {
    if (request.path.endsWith('.pageContext.json')) next();
    else response.status(404).type('text/plain').send('Not found');
  });
  return router;
}
