import { languageOf } from '@ritmi/shared/domain/language';
import type { PageContext } from 'vike/types';

/** `/en/sherbime` is the page `/sherbime` in English. */
export function onBeforeRoute({ urlParsed, isClientSide }: PageContext) {
  const { pathname, searchOriginal } = urlParsed;
  // A server never sees the hash, and Vike warns when it is asked for it there.
  const hash = isClientSide ? urlParsed.hashOriginal : null;
  const { language, path } = languageOf(pathname);
  return { pageContext: { language, urlLogical: `${path}${searchOriginal ?? ''}${hash ?? ''}` } };
}
