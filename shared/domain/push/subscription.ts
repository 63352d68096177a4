import { z } from 'zod';
import { issue } from '../errors.js';

/** Addresses of the push services of browsers: Chrome and its kin, Firefox, Safari, Edge. */
const services =
  /^https:\/\/(fcm\.googleapis\.com|android\.googleapis\.com|([\w-]+\.)*push\.services\.mozilla\.com|([\w-]+\.)*push\.apple\.com|([\w-]+\.)*notify\.windows\.com)\/[^\s\\]*$/i;

/** Whether an address is one of a known push service, so that the program calls no others for whoever is signed in. */
export function isPushAddress(endpoint: string): boolean {
  return services.test(endpoint);
}

/** A key in base64url, by its number of bytes. */
const key = (label: string, bytes: number) => {
  const length = Math.ceil((bytes * 4) / 3);
  const error = `${label} must be a key of ${bytes} bytes`;
  return z.string({ error }).regex(new RegExp(`^[A-Za-z0-9+/_-]{${length}}=*$`), { error });
};

const unknownService = 'endpoint must be an address of a known push service';

/** A browser's `PushSubscription` as JSON. */
export const pushSubscription = z.object({
  endpoint: z
    .string({ error: 'endpoint must be an address' })
    .max(2000, 'endpoint must be at most 2000 characters')
    .refine(isPushAddress, issue('invalid', unknownService)),
  keys: z.object({ p256dh: key('p256dh', 65), auth: key('auth', 16) }, { error: 'keys must be an object' }),
});

export const pushAnswer = z.object({ id: z.string(), endpoint: z.string() });
