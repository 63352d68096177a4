import { isFreeSlug } from '@ritmi/shared/domain/addresses/site';
import { isDocumentId } from '@ritmi/shared/domain/addresses/web';
import { render } from 'vike/abort';
import type { PageContext } from 'vike/types';

/** The page of a document is the not-found page where the address contains no id, and no address that one may have. */
export function guard({ config, routeParams: { id, slug } }: PageContext): void {
  if (slug !== undefined) {
    if (!isFreeSlug(slug)) throw render(404);
  } else if (config.missing && id !== undefined && !isDocumentId(id)) throw render(404, config.missing);
}
