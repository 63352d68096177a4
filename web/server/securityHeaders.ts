import type { RequestHandler } from 'express';
import { brand } from '@ritmi/shared/domain/brand';
import helmet from 'helmet';
import type { WebEnv } from './env.js';

const tagManager = 'https://www.googletagmanager.com';
const statistics = ['https://*.google-analytics.com', 'https://*.analytics.google.com', tagManager];

// The map of the contact page.
const frames = [new URL(brand.place.mapEmbed).origin];

/** Policy of a page. `scriptHashes` allow the page's own inline scripts. */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  { analyticsId, isDev }: Pick<WebEnv, 'analyticsId' | 'isDev'>,
): string {
  const analytics = analyticsId !== '';
  const rules = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes, ...(analytics ? [tagManager] : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', 'https:'],
    'media-src': ["'self'", 'blob:', 'https:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(analytics ? statistics : []), ...(isDev ? ['ws:'] : [])],
    'frame-src': frames,
    'frame-ancestors': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
  };
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Headers of every answer of the web server itself; a page's policy comes with the page. */
export function securityHeaders(): RequestHandler {
  return helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-site' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
}
