import { languageOf } from '@ritmi/shared/domain/language';
import type { PageContext } from 'vike/types';

/** Removes the language from the address: `/en/sherbime` is `/sherbime` in English. */
export function onBeforeRoute({ urlParsed, isClientSide }: PageContext) {
  const { pathname, searchOriginal } = urlParsed;
  // Vike warns when the hash is read on the server.
  const hash = isClientSide ? urlParsed.hashOriginal : null;
  const { language, path } = languageOf(pathname);
  return { pageContext: { language, urlLogical: `${path}${searchOriginal ?? ''}${hash ?? ''}` } };
}
