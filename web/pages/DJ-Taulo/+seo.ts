import { djs } from '@ritmi/shared/domain/brand/brand';
import { taulo } from '@ritmi/shared/domain/brand/taulo';
import { type Seo, untranslated } from '../seo.js';

export const seo: Seo = {
  name: untranslated(djs.taulo.stageName),
  title: taulo.pageTitle,
  description: taulo.pageDescription,
  type: 'profile',
};
