import { isDocumentId } from '@ritmi/shared/domain/webAddress';
import { render } from 'vike/abort';
import type { PageContext } from 'vike/types';

/** The page of a document is the not-found page where the address contains no id. */
export function guard({ config, routeParams }: PageContext): void {
  if (config.missing && !isDocumentId(routeParams.id ?? '')) throw render(404, config.missing);
}
