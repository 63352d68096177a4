import { djs } from '@ritmi/shared/domain/brand/brand';
import { lumo } from '@ritmi/shared/domain/brand/lumo';
import { largestFile } from '@ritmi/shared/domain/brand/profile';
import type { Config } from 'vike/types';
import { since } from '../../views/home/text.js';
import { untranslated } from '../seo.js';

export default {
  seo: {
    name: untranslated(djs.lumo.stageName),
    title: lumo.pageTitle,
    description: lumo.pageDescription,
    type: 'profile',
  },
  metadata: { share: { line: since(djs.lumo.startedIn), picture: largestFile(lumo.poster) } },
} satisfies Config;
