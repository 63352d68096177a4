import { render } from 'vike/abort';
import type { PageContext } from 'vike/types';
import { isBeyond } from './listPart.js';
import { loadAll } from './load.js';

export async function data(pageContext: PageContext): Promise<object> {
  const loaded = await loadAll(pageContext, pageContext.config.loads ?? {});
  if (Object.values(loaded).some(isBeyond)) throw render(404);
  return loaded;
}
