import { isDocumentId } from '@ritmi/shared/domain/webAddress';
import { render } from 'vike/abort';
import type { PageContext } from 'vike/types';
import { text } from '../../../views/projects/text.js';
import type { Missing } from '../../_error/notFound.js';
import { loadAll } from '../../load.js';
import { loads } from './+loads.js';

const missing: Missing = { missing: text.missing, path: '/projects', back: text.back };

export async function data(pageContext: PageContext): Promise<object> {
  if (!isDocumentId(pageContext.routeParams.id ?? '')) throw render(404, missing);
  const loaded = await loadAll(pageContext, loads);
  if (loaded.project.state === 'failed' && loaded.project.status === 404) throw render(404, missing);
  return loaded;
}
