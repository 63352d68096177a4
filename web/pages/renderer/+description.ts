import type { PageContext } from 'vike/types';

export function description(pageContext: PageContext): string | null {
  return pageContext.config.seo?.(pageContext).description ?? null;
}
