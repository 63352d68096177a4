import { ownPathOf } from '@ritmi/shared/domain/addresses/site';
import {
  type DocumentOf,
  type EntityName,
  entityOf,
  publishedLists,
  type PublishedName,
} from '@ritmi/shared/domain/entities';
import { languages, pathIn, sourceLanguage } from '@ritmi/shared/domain/language';
import { resource } from '@ritmi/shared/client/resource';
import { adminManifestPath, adminPath, sharePath } from '../render/adminAddresses.js';
import { manifestPath } from '../render/content.js';
import type { WebEnv } from './env.js';
import { PageDocument } from './page/pageDocument.js';
import type { RenderedPage } from './page/pageCache.js';
import { plainHeaders } from './securityHeaders.js';

/** Home, the page of each published entity, and those without an entity. Without `/packages`, which duplicates `/paketa`. */
const paths = [
  ...new Set(['/', ...publishedLists.flatMap((name) => entityOf(name).site?.page ?? [])]),
  '/termat-e-sherbimit',
  '/politika-e-privatesise',
];

/** Time limit for each page of a list from the API, in ms. */
const limitMs = 2_000;

const pageSize = 100;

/** The entities whose documents have pages of their own. */
const withOwnPages = publishedLists.filter((name) => entityOf(name).site?.hasOwnPage);

/** The files for crawlers and browsers that are made from content; cached and sent like pages. */
export function crawlerFiles(env: WebEnv): Readonly<Record<string, () => Promise<RenderedPage>>> {
  return {
    '/robots.txt': async () => fileOf('text/plain', robots(env.publicUrl), { content: [] }),
    '/sitemap.xml': async () => {
      const own = await ownPages(env.api.url);
      const text = sitemap(env.publicUrl, own ?? []);
      return fileOf('application/xml', text, { content: withOwnPages, isComplete: own !== null });
    },
    [manifestPath]: () => manifest(env, manifestOf),
    [adminManifestPath]: () => manifest(env, adminManifestOf),
  };
}

async function manifest(
  env: WebEnv,
  of: (settings: DocumentOf<'settings'>) => object,
): Promise<RenderedPage> {
  const api = { baseUrl: env.api.url, timeoutMs: limitMs, skipsCache: true };
  const { value } = await resource(api, 'settings').get();
  return fileOf('application/manifest+json', JSON.stringify(of(value)), { content: ['settings'] });
}

type FileParts = { readonly content: readonly EntityName[]; readonly isComplete?: boolean };

function fileOf(type: string, text: string, { content, isComplete = true }: FileParts): RenderedPage {
  const contentType = `${type}; charset=utf-8`;
  const document = new PageDocument({ status: 200, contentType, text, headers: plainHeaders });
  return { document, content: new Set(content), isComplete, mayGoStale: true };
}

/** All pages, each with its other languages. */
function sitemap(publicUrl: string, own: readonly string[]): string {
  const entries = [...paths, ...own].flatMap((path) => {
    const urls = languages.map((language) => escaped(`${publicUrl}${pathIn(language, path)}`));
    const links = [...languages, 'x-default'].map(
      // The first language is the default.
      (language, index) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${urls[index] ?? urls[0]}"/>`,
    );
    return urls.map((url) => `<url><loc>${url}</loc>${links.join('')}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

const dark = '#08080c';

/** What phones show when a visitor adds the site to the home screen. */
function manifestOf({ name, description, logo }: DocumentOf<'settings'>): object {
  const own = logo
    ? [{ src: logo, sizes: 'any', ...(logo.endsWith('.svg') && { type: 'image/svg+xml' }) }]
    : [];
  return {
    name,
    short_name: name,
    description,
    lang: sourceLanguage,
    start_url: '/',
    scope: '/',
    display: 'minimal-ui',
    background_color: dark,
    theme_color: dark,
    icons: [...own, { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' }],
  };
}

/** The admin as a program of its own on the phone, which takes pictures and films that a person shares with it. */
function adminManifestOf({ name }: DocumentOf<'settings'>): object {
  return {
    id: adminPath,
    name: `Administrimi – ${name}`,
    short_name: 'Administrimi',
    lang: sourceLanguage,
    start_url: adminPath,
    scope: adminPath,
    display: 'standalone',
    background_color: dark,
    theme_color: dark,
    // The mark is within the circle that every shape of an icon shows.
    icons: [192, 512].flatMap((size) =>
      ['any', 'maskable'].map((purpose) => ({
        src: `/brand/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
    share_target: {
      action: sharePath,
      method: 'POST',
      enctype: 'multipart/form-data',
      params: { files: [{ name: 'files', accept: ['image/*', 'video/*'] }] },
    },
  };
}

function robots(publicUrl: string): string {
  return `User-agent: *
Disallow: /api/
Allow: /

Sitemap: ${publicUrl}/sitemap.xml
`;
}

/** The documents with a page of their own. Null when the API did not answer; the sitemap then has the fixed pages only. */
async function ownPages(apiUrl: string): Promise<string[] | null> {
  const lists = withOwnPages.map((name) => pathsOf(apiUrl, name));
  return Promise.all(lists).then(
    (found) => found.flat(),
    () => null,
  );
}

async function pathsOf(apiUrl: string, name: PublishedName): Promise<string[]> {
  const api = { baseUrl: apiUrl, timeoutMs: limitMs, skipsCache: true };
  const found: string[] = [];
  // Page by page, so that a thousand projects with all their media are not in memory at once.
  for (let total = 1; found.length < total; ) {
    const answer = await resource(api, name).list({ limit: pageSize, offset: found.length });
    total = answer.value.length === 0 ? 0 : (answer.total ?? 0);
    found.push(...answer.value.flatMap((document) => ownPathOf(name, document) ?? []));
  }
  return found;
}

function escaped(url: string): string {
  return url.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
