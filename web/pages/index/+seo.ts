import { brand } from '@ritmi/shared/domain/brand';
import { seoOf } from '../seo.js';

export const seo = seoOf({
  title: {
    sq: 'Ritmi – DJ, ndriçim dhe efekte për dasma e festa',
    en: 'Ritmi – DJ, lights and effects for weddings and parties',
  },
  description: brand.description,
});
