import type { Config } from 'vike/types';
import { text } from '../../../views/enquiries/text.js';
import { text as notFound } from '../../_error/notFound.js';

export default {
  query: [],
  hasSecretAddress: true,
  handlesCredentials: true,
  hasQuietFooter: true,
  missing: { missing: notFound.notFound, path: '/', back: notFound.home },
  // Not 404: the enquiry may exist.
  failureStatus: 503,
  seo: {
    name: text.title,
    title: text.title,
    description: text.description,
    isPrivate: true,
  },
} satisfies Config;
