import { z } from 'zod';
import { emailAddress } from '../domain/auth/text.js';

// Shapes of environment variables that more than one program reads.

export const port = z.coerce.number().int().min(1).max(65_535);

export const webAddress = z.url({ protocol: /^https?$/ });

export const mongodbAddress = z
  .string({ error: 'is required' })
  .regex(/^mongodb(\+srv)?:\/\//, 'must begin with mongodb://');

export const adminEmail = z.string().regex(emailAddress, 'must be an e-mail address');

export const smtpAddress = z.url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' });

/** `name@example.al` or `Ritmi <name@example.al>`. */
export const mailSender = z
  .string()
  .regex(/^([^<>\r\n]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/, 'must be an e-mail address');

/** Several addresses, by comma. */
export const mailAddresses = z
  .string()
  .transform((text) => text.split(',').map((address) => address.trim()))
  .pipe(z.array(z.string().regex(emailAddress, 'must be e-mail addresses, separated by commas')));

/** Has no minimum length: whoever sets the environment chose it on purpose. */
export const adminPassword = z.string();

export const jwtSecret = z.string({ error: 'is required' }).min(16, 'must have at least 16 characters');

/** Encrypts the secrets of second factors. */
export const secondFactorKey = z.string({ error: 'is required' }).min(16, 'must have at least 16 characters');

/** Shared by API and web server; exempts the web server from the change feed's limits. */
export const feedSecret = z.string().min(16, 'must have at least 16 characters');

/** How many days the trash and the history are kept. */
export const trashDays = z.coerce.number().int().min(1).max(36_500);

export const seedKind = z.enum(['demo', 'none']);

export const uploadsKind = z.enum(['disk', 'gridfs']);

export const byteLimit = z.coerce.number().int().positive();

export const analyticsId = z.string().regex(/^[A-Za-z0-9-]+$/, 'must be letters, digits and hyphens');

export const onOff = z.enum(['on', 'off']);

export const logLevel = z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']);

const proxyPlace = z.union([
  z.enum(['loopback', 'linklocal', 'uniquelocal']),
  z.ipv4(),
  z.ipv6(),
  z.cidrv4(),
  z.cidrv6(),
]);

/** A value for the 'trust proxy' setting of Express. */
export const trustProxy = z
  .string()
  .refine(
    (setting) =>
      /^(true|false|\d+)$/.test(setting) ||
      setting.split(',').every((place) => proxyPlace.safeParse(place.trim()).success),
    "must be 'true', a number of proxies, or their addresses",
  );

type Environment = Readonly<Record<string, string | undefined>>;

/** The variables with a value; an empty one counts as absent. */
export function givenVariables(env: Environment): Environment {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}

/** Lists what is wrong with an environment, one line for each variable. */
export function badVariables({ issues }: z.ZodError): string {
  const lines = issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  return `The environment has bad values:\n${lines.join('\n')}`;
}
