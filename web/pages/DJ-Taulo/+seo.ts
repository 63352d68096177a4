import { taulo } from '@ritmi/shared/domain/brand/taulo';
import { largestFile } from '@ritmi/shared/domain/brand/profile';
import { seoOf } from '../seo.js';

export const seo = seoOf({
  title: taulo.pageTitle,
  description: taulo.pageDescription,
  image: largestFile(taulo.poster),
  type: 'profile',
});
