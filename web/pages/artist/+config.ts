import type { Config } from 'vike/types';
import { text } from '../_error/notFound.js';

export default {
  query: [],
  missing: { missing: text.notFound, path: '/', back: text.home },
} satisfies Config;
