import type { PageContext } from 'vike/types';
import { loadAll } from './load.js';

export function data(pageContext: PageContext): Promise<object> {
  return loadAll(pageContext, pageContext.config.loads ?? {});
}
