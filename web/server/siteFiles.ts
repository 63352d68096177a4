import { fileURLToPath } from 'node:url';
import compression from 'compression';
import express, { Router } from 'express';
import { compressedAssets, listFiles } from './compressedAssets.js';

const client = fileURLToPath(new URL('../dist/client', import.meta.url));
const yearMs = 365 * 24 * 3600 * 1000;
const dayMs = 24 * 3600 * 1000;

/** Addresses of the files that the build made. Nothing else is looked for on the disk. */
export function builtPaths(): ReadonlySet<string> {
  return new Set(listFiles(client));
}

/** The built assets and the site's own pictures. */
export function siteFiles(): Router {
  const router = Router();
  const options = { index: false, redirect: false } as const;
  router.use(compression());
  router.use('/assets', compressedAssets(`${client}/assets`, { maxAge: yearMs }));
  router.use('/assets', express.static(`${client}/assets`, { ...options, immutable: true, maxAge: yearMs }));
  router.use(express.static(client, { ...options, maxAge: dayMs }));
  return router;
}
