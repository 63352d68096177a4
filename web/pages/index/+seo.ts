import { brand } from '@ritmi/shared/domain/brand/brand';
import { seoOf } from '../seo.js';

export const seo = seoOf({
  title: {
    sq: 'DJ, ndriçim dhe efekte për dasma e festa',
    en: 'DJ, lights and effects for weddings and parties',
  },
  description: brand.description,
});
