import { isDocumentId } from '@ritmi/shared/domain/webAddress';
import { type Language, languageOf, pathIn } from '@ritmi/shared/domain/language';
import { resolveRoute } from 'vike/routing';
import { knownQuery, type RequestTarget } from './requestTarget.js';

/** A page as its own files describe it (web/pages). */
export type PageRoute = {
  /** `/sherbime`, `/projects/@id`, or a function for a page that routes below its address itself. */
  readonly route:
    | string
    | ((place: { readonly urlPathname: string; readonly language: Language }) => unknown);
  /** Names of the query parameters that the page reads. */
  readonly query: readonly string[];
};

export type PageAddress = {
  /** Canonical: path and the query that the page reads. The key of the cache, and all that the renderer sees. */
  readonly url: string;
  /** One of the few addresses that the site itself has. */
  readonly isFixed: boolean;
  /** What a page at this address answers when all is well. */
  readonly status: 200 | 404;
  /** Of a page of one document, or of a part of a list: the prepared page that answers when there is none. */
  readonly missing?: PageAddress;
};

/** No page has it: rendered for whatever address is unknown. */
const unknownPath = '/404';

/** Finds the page of an address. */
export class PageRoutes {
  readonly #fixed = new Map<string, PageRoute>();
  readonly #others: PageRoute[] = [];

  constructor(routes: readonly PageRoute[]) {
    for (const page of routes) {
      if (typeof page.route === 'string' && !page.route.includes('@')) this.#fixed.set(page.route, page);
      else this.#others.push(page);
    }
  }

  /** @returns the address of the not-found page when there is no such page, 414 when its query is too long. */
  find(target: RequestTarget): PageAddress | 414 {
    const { language, path } = languageOf(target.path);
    const fixed = this.#fixed.get(path);
    if (fixed) {
      const address = withQuery(pathIn(language, path), { page: fixed, target, isFixed: true });
      if (address === 414 || address.isFixed) return address;
      return { ...address, missing: fixed404(language, unknownPath) };
    }
    for (const page of this.#others) {
      if (typeof page.route === 'function') {
        const root = `/${path.split('/', 2)[1]}`;
        const isMatch =
          page.route({ urlPathname: path, language }) && page.route({ urlPathname: root, language });
        // One document serves all its addresses.
        if (isMatch) return { url: pathIn(language, root), isFixed: true, status: 200 };
      } else {
        const { match, routeParams } = resolveRoute(page.route, path);
        if (!match) continue;
        const missing = fixed404(language, page.route.replace('/@id', unknownPath));
        if (!isDocumentId(routeParams.id ?? '')) return missing;
        const address = withQuery(pathIn(language, path), { page, target, isFixed: false });
        return address === 414 ? address : { ...address, missing };
      }
    }
    return fixed404(language, unknownPath);
  }
}

function fixed404(language: Language, path: string): PageAddress {
  return { url: pathIn(language, path), isFixed: true, status: 404 };
}

function withQuery(
  path: string,
  { page, target, isFixed }: { page: PageRoute; target: RequestTarget; isFixed: boolean },
): PageAddress | 414 {
  const query = knownQuery(target.query, page.query);
  if (query === null) return 414;
  if (query === '') return { url: path, isFixed, status: 200 };
  return { url: `${path}?${query}`, isFixed: false, status: 200 };
}
