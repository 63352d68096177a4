import { brand } from '@ritmi/shared/domain/brand/brand';
import type { Config } from 'vike/types';

export default {
  seo: {
    title: {
      sq: 'DJ, ndriçim dhe efekte për dasma e festa',
      en: 'DJ, lights and effects for weddings and parties',
    },
    description: brand.description,
  },
} satisfies Config;
