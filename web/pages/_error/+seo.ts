import { failedPage } from '@ritmi/shared/ui/ErrorScreen';
import type { PageContext } from 'vike/types';
import { type Seo, seoOf } from '../seo.js';
import { text } from './text.js';

const missing = seoOf({ title: text.title, description: text.hint, isPrivate: true });

const failed = seoOf({
  title: { sq: failedPage.title, en: failedPage.title },
  description: { sq: failedPage.advice, en: failedPage.advice },
  isPrivate: true,
});

export function seo(pageContext: PageContext): Seo {
  return pageContext.is404 ? missing(pageContext) : failed(pageContext);
}
