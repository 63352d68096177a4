import { isFreeSlug } from '@ritmi/shared/domain/addresses/site';
import { noScriptParameter } from '@ritmi/shared/domain/enquiry/request';
import type { PublishedName } from '@ritmi/shared/domain/entities';
import { isDocumentId } from '@ritmi/shared/domain/addresses/web';
import { type Language, languageOf, pathIn } from '@ritmi/shared/domain/language';
import { fold } from '@ritmi/shared/domain/text/fold';
import { resolveRoute } from 'vike/routing';
import type { QueryValues } from '../../render/content.js';
import { idsIn, knownQuery, type RequestTarget } from './requestTarget.js';

/** A page as described by its files in web/pages. */
export type PageRoute = {
  /** `/sherbime`, `/projects/@id`, or a function for a page with a router of its own. */
  readonly route:
    | string
    | ((address: { readonly urlPathname: string; readonly language: Language }) => unknown);
  /** Names of the query parameters that the page reads. */
  readonly query: readonly string[];
  /** What those parameters may hold that have no other limit, by their names. */
  readonly values?: Readonly<Record<string, QueryValues>>;
  /** Names of those with what a visitor typed; read only from a form that was sent without scripts. */
  readonly typed?: readonly string[];
  /** Whether only those who know its address may see the page. */
  readonly isSecret?: boolean;
};

export type PageAddress = {
  /** Canonical: the path, and the query parameters that the page reads. Key of the cache and input of the renderer. */
  readonly url: string;
  /** Whether it is one of the site's own few addresses, without an id or a query. */
  readonly isFixed: boolean;
  /** Whether it has what one visitor typed: such a page is rendered for that visitor and not kept. */
  readonly isTyped?: boolean;
  /** Whether it contains a secret: such a page is rendered for each request. */
  readonly isSecret?: boolean;
  /** Status of the page when nothing fails. */
  readonly status: 200 | 404;
  /** The not-found page to send when the document, or this page of a list, does not exist. */
  readonly missing?: PageAddress;
  /** The documents that the address names. */
  readonly named?: readonly NamedDocument[];
  /** Instead of `url` where a document may have its page at this address, which the API knows: `/DJ-Drita`. */
  readonly own?: { readonly language: Language; readonly slug: string };
  /** The address without the ids that do not exist. */
  readonly without?: (isKnown: (id: string) => boolean) => PageAddress;
};

export type NamedDocument = { readonly of: PublishedName; readonly id: string };

/** Route of the page of a document that has an address of its own (web/pages/artist). */
const ownRoute = '/@slug';

/** Rendered for all unknown addresses; no page has this path. */
const unknownPath = '/404';

/** At least 128 bits in base64url. */
const secret = /^[\w-]{22,100}$/;

/** Finds the page for an address. */
export class PageRoutes {
  readonly #fixed = new Map<string, PageRoute>();
  readonly #others: PageRoute[] = [];
  /** Paths of fixed pages by what `nearPath` compares. */
  readonly #folded = new Map<string, string>();
  #hasOwn = false;

  constructor(routes: readonly PageRoute[]) {
    for (const page of routes) {
      if (page.route === ownRoute) this.#hasOwn = true;
      else if (typeof page.route === 'string' && !page.route.includes('@')) {
        this.#fixed.set(page.route, page);
        this.#folded.set(fold(page.route), page.route);
      } else this.#others.push(page);
    }
  }

  /**
   * The path of the page that an address without one means: it differs by case, by ë and ç for e and c, or by a final
   * dot, comma or bracket of the text that it was copied from. Null when there is none.
   */
  near(given: string): string | null {
    const typed = withoutEndMarks(given);
    const { language, path } = languageOf(fold(typed));
    const meant = pathIn(language, this.#folded.get(path) ?? this.#withSecret(path, typed));
    const found = meant !== given && this.find({ path: meant, query: '' });
    return found && found !== 414 && found.status === 200 && !found.own ? meant : null;
  }

  /** A folded path with the secret as it was typed: its case counts. */
  #withSecret(path: string, typed: string): string {
    for (const { route, isSecret } of this.#others) {
      if (!isSecret || typeof route !== 'string') continue;
      const length = resolveRoute(route, path).routeParams?.secret?.length ?? 0;
      if (length > 0) return path.slice(0, -length) + typed.slice(-length);
    }
    return path;
  }

  /** @returns the address of the not-found page if there is no such page, 414 if the query is too long */
  find({ path: given, query }: RequestTarget): PageAddress | 414 {
    const { language, path } = languageOf(given);
    const address = { url: pathIn(language, path), status: 200, missing: unknownPage(given) } as const;
    const fixed = this.#fixed.get(path);
    if (fixed) return withQuery({ ...address, isFixed: true }, fixed, query);
    for (const page of this.#others) {
      if (typeof page.route === 'function') {
        const root = `/${path.split('/', 2)[1]}`;
        const isMatch =
          page.route({ urlPathname: path, language }) && page.route({ urlPathname: root, language });
        // The page has the same HTML at all its addresses.
        if (isMatch) return { url: pathIn(language, root), isFixed: true, status: 200 };
      } else {
        const { match, routeParams } = resolveRoute(page.route, path);
        if (!match) continue;
        if (page.isSecret) {
          const isSecret = secret.test(routeParams.secret ?? '');
          return isSecret ? { ...address, isFixed: false, isSecret } : { ...address.missing, isSecret: true };
        }
        const missing = fixed404(language, page.route.replace('/@id', unknownPath));
        if (!isDocumentId(routeParams.id ?? '')) return missing;
        return withQuery({ ...address, isFixed: false, missing }, page, query);
      }
    }
    return this.#ownPage(given) ?? address.missing;
  }

  /** The address of a document's own page, as `near` compares addresses; null when no document may have it. */
  #ownPage(given: string): PageAddress | null {
    const { language, path } = languageOf(fold(withoutEndMarks(given)));
    const slug = path.slice(1);
    if (!this.#hasOwn || !isFreeSlug(slug)) return null;
    const missing = unknownPage(pathIn(language, path));
    return { url: pathIn(language, path), isFixed: false, status: 200, missing, own: { language, slug } };
  }
}

/** The page of a document, where it is now. */
export function ownPageAt(path: string): PageAddress {
  return { url: path, isFixed: false, status: 200, missing: unknownPage(path) };
}

/** The not-found page in the language of a path. */
export function unknownPage(path: string): PageAddress {
  return fixed404(languageOf(path).language, unknownPath);
}

function fixed404(language: Language, path: string): PageAddress {
  return { url: pathIn(language, path), isFixed: true, status: 404 };
}

function withoutEndMarks(path: string): string {
  let end = path.length;
  while (end > 1 && '.,()[]{}<>'.includes(path.charAt(end - 1))) end -= 1;
  return path.slice(0, end);
}

/** The address with the parameters that the page reads. */
function withQuery(address: PageAddress, page: PageRoute, query: string): PageAddress | 414 {
  const { typed = [], values = {} } = page;
  const isTyped = typed.length > 0 && new URLSearchParams(query).has(noScriptParameter);
  const names = isTyped ? [...page.query, noScriptParameter, ...typed] : page.query;
  const addressWith = (known: string): PageAddress =>
    known === '' ? address : { ...address, url: `${address.url}?${known}`, isFixed: false, isTyped };
  const known = knownQuery(query, { names, values });
  if (known === null) return 414;
  const given = new URLSearchParams(known);
  const named = Object.entries(values).flatMap(([name, rule]) =>
    'idsOf' in rule ? idsIn(given.getAll(name)).map((id) => ({ of: rule.idsOf, id })) : [],
  );
  if (named.length === 0) return addressWith(known);
  // A part of a query is no longer than the whole.
  const without = (isKnown: (id: string) => boolean) =>
    addressWith(knownQuery(query, { names, values, isKnown }) ?? '');
  return { ...addressWith(known), named, without };
}
