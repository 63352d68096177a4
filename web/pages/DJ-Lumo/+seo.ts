import { lumo } from '@ritmi/shared/domain/brand/lumo';
import { largestFile } from '@ritmi/shared/domain/brand/profile';
import { seoOf } from '../seo.js';

export const seo = seoOf({
  title: lumo.pageTitle,
  description: lumo.pageDescription,
  image: largestFile(lumo.poster),
  type: 'profile',
});
