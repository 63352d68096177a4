import { djs } from '@ritmi/shared/domain/brand/brand';
import { lumo } from '@ritmi/shared/domain/brand/lumo';
import { largestFile } from '@ritmi/shared/domain/brand/profile';
import { type Seo, untranslated } from '../seo.js';

export const seo: Seo = {
  name: untranslated(djs.lumo.stageName),
  title: lumo.pageTitle,
  description: lumo.pageDescription,
  image: largestFile(lumo.poster),
  type: 'profile',
};
