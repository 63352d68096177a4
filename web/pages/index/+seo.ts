import { plainText } from '@ritmi/shared/domain/content';
import type { PageContext } from 'vike/types';
import { type Seo, untranslated } from '../seo.js';

export function seo({ agency }: PageContext): Seo {
  return {
    title: {
      sq: 'DJ, ndriçim dhe efekte për dasma e festa',
      en: 'DJ, lights and effects for weddings and parties',
    },
    description: untranslated(plainText(agency?.description ?? '')),
  };
}
