import { listOf } from '../load.js';
import type { MetadataOf } from '../metadata.js';
import type { Page } from './+Page.js';

export const metadata: MetadataOf<typeof Page> = {
  share: ({ data, agency }) => {
    const phone = listOf(data.contacts).find(({ type }) => type === 'phone');
    return { line: phone?.value ?? agency?.fallback.phone };
  },
};
