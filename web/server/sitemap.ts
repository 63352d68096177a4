import { entities } from '@ritmi/shared/domain/entities';
import { languages, pathIn } from '@ritmi/shared/domain/language';
import { djs } from '@ritmi/shared/domain/brand';
import type { WebEnv } from './env.js';

/** Home, the page of each entity, and those that none has; `/packages` repeats `/paketa` and is left out. */
const paths = [
  '/',
  ...new Set(Object.values(entities).map(({ page }) => page)),
  ...Object.values(djs).map(({ route }) => route),
  '/termat-e-sherbimit',
  '/politika-e-privatesise',
];

/** How long the API may take to name the projects, in ms. */
const limitMs = 2_000;

/** All pages for search engines, each with its other languages; projects come from the API. */
export async function sitemap({ publicUrl, API_URL }: WebEnv): Promise<string> {
  const all = [...paths, ...(await projectPaths(API_URL))];
  const entries = all.flatMap((path) => {
    const versions = languages.map((language) => ({
      language,
      url: escaped(`${publicUrl}${pathIn(language, path)}`),
    }));
    const links = versions
      .map(({ language, url }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`)
      .join('');
    return versions.map(({ url }) => `<url><loc>${url}</loc>${links}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

export function robots(publicUrl: string): string {
  return `User-agent: *
Disallow: /api/
Allow: /

Sitemap: ${publicUrl}/sitemap.xml
`;
}

/** Without the API the sitemap still lists the fixed pages. */
async function projectPaths(apiUrl: string): Promise<string[]> {
  try {
    const answer = await fetch(`${apiUrl}/projects`, { signal: AbortSignal.timeout(limitMs) });
    const list: unknown = answer.ok ? await answer.json() : [];
    if (!Array.isArray(list)) return [];
    return list.map(({ id }: { id: string }) => `/projects/${encodeURIComponent(id)}`);
  } catch {
    return [];
  }
}

function escaped(url: string): string {
  return url.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
