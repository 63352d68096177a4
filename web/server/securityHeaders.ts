import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { brand } from '@ritmi/shared/domain/brand/brand';
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
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Features that no page of ours needs, so that a foreign script cannot even ask for them. */
const permissionsPolicy = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

const applyHelmet = helmet({
  contentSecurityPolicy: false,
  strictTransportSecurity: false,
  crossOriginEmbedderPolicy: false,
  crossOriginResourcePolicy: { policy: 'same-site' },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
});

/** Sets the headers of every answer of the web server itself; a page's policy comes with the page. */
export function setSecurityHeaders(request: IncomingMessage, response: ServerResponse): void {
  applyHelmet(request, response, () => undefined);
  response.setHeader('Permissions-Policy', permissionsPolicy);
}

/** The same headers as `writeHead` takes them. */
export const plainHeaders: readonly string[] = listHeaders();

function listHeaders(): string[] {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  setSecurityHeaders(request, response);
  return response.getHeaderNames().flatMap((name) => [name, String(response.getHeader(name))]);
}

/** The headers of a page with this policy. */
export function pageHeaders(policy: string): string[] {
  return [...plainHeaders, 'Content-Security-Policy', policy];
}
