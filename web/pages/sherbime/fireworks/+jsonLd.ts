import { legacyJsonLd } from '../legacyJsonLd.js';

export const jsonLd = legacyJsonLd('fireworks');
