import { djs } from '@ritmi/shared/domain/brand/brand';
import { lumo } from '@ritmi/shared/domain/brand/lumo';
import { type Seo, untranslated } from '../seo.js';

export const seo: Seo = {
  name: untranslated(djs.lumo.stageName),
  title: lumo.pageTitle,
  description: lumo.pageDescription,
  type: 'profile',
};
