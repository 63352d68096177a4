import { brand } from '@ritmi/shared/domain/brand/brand';
import type { Seo } from '../seo.js';

export const seo: Seo = {
  title: {
    sq: 'DJ, ndriçim dhe efekte për dasma e festa',
    en: 'DJ, lights and effects for weddings and parties',
  },
  description: brand.description,
};
