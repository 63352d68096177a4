import { entities, entityOf, type EntityName } from '../entities.js';
import { textIn, type Values } from '../values.js';
import { languages } from '../language.js';
import { isSlug } from './slug.js';

/** First parts of the site's paths that are not those of an entity's page; web/pages/addresses.test.ts keeps it whole. */
const sitePaths = [
  'admin',
  'api',
  'assets',
  'brand',
  'buttons',
  'healthz',
  'index',
  'kerkesa',
  'kontakt',
  'login',
  'packages',
  'paketa',
  'politika-e-privatesise',
  'readyz',
  'share',
  'termat-e-sherbimit',
  'uploads',
  // Where the API lists them all, beside documents at their addresses.
  'addresses',
  // What the not-found page is rendered for.
  '404',
];

/** Languages that an agency may have next (docs/decisions/257): a page at one of them would vanish on that day. */
const nextLanguages = ['it', 'de'];

/** Whether no further document may have this address. One that has it keeps it while the site has nothing there. */
export function isReserved(slug: string): boolean {
  return isSiteAddress(slug) || nextLanguages.includes(slug.toLowerCase());
}

/** Whether the site has something else at this address, whatever the case. */
export function isSiteAddress(slug: string): boolean {
  const pages = Object.values(entities).flatMap(({ site }) => site?.page.split('/')[1] ?? []);
  return [...sitePaths, ...languages, ...pages].includes(slug.toLowerCase());
}

/** Whether a document may have this address. */
export function isFreeSlug(slug: string): boolean {
  return slug !== '' && isSlug(slug) && !isSiteAddress(slug);
}

/** The field with the address of a document's own page; null for an entity without one. */
export function addressFieldOf(name: EntityName): string | null {
  const found = Object.entries(entityOf(name).fields).find(([, field]) => 'isAddress' in field);
  return found?.[0] ?? null;
}

/** Path of a document's own page; null when it has none. */
export function ownPathOf(name: EntityName, document: Values & { readonly id: string }): string | null {
  const { site } = entityOf(name);
  const field = addressFieldOf(name);
  if (field !== null) return `/${textIn(document, field)}`;
  return site?.hasOwnPage ? `${site.page}/${encodeURIComponent(document.id)}` : null;
}
