import { djs } from '@ritmi/shared/domain/brand/brand';
import { lumo } from '@ritmi/shared/domain/brand/lumo';
import type { Config } from 'vike/types';
import { untranslated } from '../seo.js';

export default {
  seo: {
    name: untranslated(djs.lumo.stageName),
    title: lumo.pageTitle,
    description: lumo.pageDescription,
    type: 'profile',
  },
} satisfies Config;
