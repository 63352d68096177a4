import { brand } from '@ritmi/shared/domain/brand';
import { taulo } from '@ritmi/shared/domain/brand/taulo';
import { seoOf } from '../seo.js';

export const seo = seoOf({
  title: { sq: `${taulo.pageTitle.sq} – ${brand.name}`, en: `${taulo.pageTitle.en} – ${brand.name}` },
  description: taulo.pageDescription,
  image: `${taulo.poster.path}-1440.webp`,
  type: 'profile',
});
