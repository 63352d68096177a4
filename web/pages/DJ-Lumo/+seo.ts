import { brand } from '@ritmi/shared/domain/brand';
import { lumo } from '@ritmi/shared/domain/brand/lumo';
import { seoOf } from '../seo.js';

export const seo = seoOf({
  title: { sq: `${lumo.pageTitle.sq} – ${brand.name}`, en: `${lumo.pageTitle.en} – ${brand.name}` },
  description: lumo.pageDescription,
  image: `${lumo.poster.path}-1440.webp`,
  type: 'profile',
});
