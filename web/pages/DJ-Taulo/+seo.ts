import { djs } from '@ritmi/shared/domain/brand/brand';
import { taulo } from '@ritmi/shared/domain/brand/taulo';
import { largestFile } from '@ritmi/shared/domain/brand/profile';
import { type Seo, untranslated } from '../seo.js';

export const seo: Seo = {
  name: untranslated(djs.taulo.stageName),
  title: taulo.pageTitle,
  description: taulo.pageDescription,
  image: largestFile(taulo.poster),
  type: 'profile',
};
