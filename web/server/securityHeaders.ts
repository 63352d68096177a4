import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { mapOrigin } from '@ritmi/shared/domain/contact/rules';
import helmet from 'helmet';
import type { WebEnv } from './env.js';

const tagManager = 'https://www.googletagmanager.com';
const statistics = ['https://*.google-analytics.com', 'https://*.analytics.google.com', tagManager];

// The map of the contact page.
const frames = [mapOrigin];

type PolicyOptions = Pick<WebEnv, 'analyticsId' | 'isDev'> & {
  /** Of the admin and its login: it may show pages of the site in a frame, for previews, and start the admin's worker. */
  readonly isAdmin?: boolean;
  /** Whether the desktop app may show it in a frame: a preview, which nobody is signed in to (docs/decisions/208). */
  readonly isPreview?: boolean;
};

/** Origin of the pages of the desktop app. */
const desktopOrigin = 'app://ritmi';

/** The Content-Security-Policy of a page. `scriptHashes` allow its inline scripts. */
export function contentSecurityPolicy(
  scriptHashes: readonly string[],
  { analyticsId, isDev, isAdmin = false, isPreview = false }: PolicyOptions,
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
    'frame-src': isAdmin ? ["'self'"] : frames,
    ...(isAdmin && { 'worker-src': ["'self'"] }),
    'frame-ancestors': ["'self'", ...(isPreview ? [desktopOrigin] : [])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** Browser features that no page needs; blocked, so that no other script can ask for them. */
const permissionsPolicy = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb']
  .map((feature) => `${feature}=()`)
  .join(', ');

const sample = new ServerResponse(new IncomingMessage(new Socket()));
helmet({
  contentSecurityPolicy: false,
  strictTransportSecurity: false,
  crossOriginEmbedderPolicy: false,
  crossOriginResourcePolicy: { policy: 'same-site' },
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
})(sample.req, sample, () => undefined);
sample.setHeader('Permissions-Policy', permissionsPolicy);

/** The headers of all responses. The Content-Security-Policy is not among them, since it differs by page. */
export const securityHeaders = new Map(Object.entries(sample.getHeaders()).map(([k, v]) => [k, String(v)]));

/** Alternating names and values, the fastest form for `writeHead`. */
export type HeaderList = readonly string[];

export function headerList(headers: Readonly<Record<string, string>>): HeaderList {
  return Object.entries(headers).flat();
}

/** The same as a list. */
export const plainHeaders: HeaderList = [...securityHeaders].flat();

/** @param isSecret whether no other site may learn the page's address */
export function pageHeaders(policy: string, isSecret = false): HeaderList {
  const headers = isSecret
    ? headerList({ ...Object.fromEntries(securityHeaders), 'referrer-policy': 'no-referrer' })
    : plainHeaders;
  return [...headers, 'Content-Security-Policy', policy];
}
