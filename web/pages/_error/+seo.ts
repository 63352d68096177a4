import { failedPage } from '@ritmi/shared/ui/ErrorScreen';
import type { PageContext } from 'vike/types';
import { type Seo, untranslated } from '../seo.js';
import { text } from './notFound.js';

export function seo({ is404 }: PageContext): Seo {
  if (is404) return { title: text.title, description: text.hint, isPrivate: true };
  return {
    title: untranslated(failedPage.title),
    description: untranslated(failedPage.advice),
    isPrivate: true,
  };
}
