import { djs } from '@ritmi/shared/domain/brand/brand';
import { taulo } from '@ritmi/shared/domain/brand/taulo';
import type { Config } from 'vike/types';
import { untranslated } from '../seo.js';

export default {
  seo: {
    name: untranslated(djs.taulo.stageName),
    title: taulo.pageTitle,
    description: taulo.pageDescription,
    type: 'profile',
  },
} satisfies Config;
