import { djs } from '@ritmi/shared/domain/brand/brand';
import { taulo } from '@ritmi/shared/domain/brand/taulo';
import { largestFile } from '@ritmi/shared/domain/brand/profile';
import type { Config } from 'vike/types';
import { since } from '../../views/home/text.js';
import { untranslated } from '../seo.js';

export default {
  seo: {
    name: untranslated(djs.taulo.stageName),
    title: taulo.pageTitle,
    description: taulo.pageDescription,
    type: 'profile',
  },
  metadata: { share: { line: since(djs.taulo.startedIn), picture: largestFile(taulo.poster) } },
} satisfies Config;
