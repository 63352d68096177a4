import type { PageContext } from 'vike/types';

export function title(pageContext: PageContext): string | null {
  return pageContext.config.seo?.(pageContext).title ?? null;
}
