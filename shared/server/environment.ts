import { z } from 'zod';
import { emailAddress } from '../domain/auth/text.js';

// Shapes of environment variables that more than one program reads.

export const port = z.coerce.number().int().min(1).max(65_535);

/** Paths are added to it, which a query or a fragment would take; a password in it would be told to visitors. */
export const webAddress = z.url({ protocol: /^https?$/ }).refine((address) => {
  if (!URL.canParse(address)) return true;
  const { search, hash, username, password } = new URL(address);
  return `${search}${hash}${username}${password}` === '' && !/[?#]/.test(address);
}, 'must have no query, fragment or password');

/** Addresses, separated by commas. */
export const webAddresses = z
  .string()
  .refine(
    (list) => list.split(',').every((each) => webAddress.safeParse(each.trim()).success),
    'must be addresses, separated by commas',
  );

export const mongodbAddress = z
  .string({ error: 'is required' })
  .regex(/^mongodb(\+srv)?:\/\//, 'must begin with mongodb://')
  .refine(
    isMongodbAddress,
    'must be like mongodb://name:password@host:27017/database?option=value, all encoded',
  );

/** Whether the driver can read an address: it would say what is wrong with one only after the start. */
function isMongodbAddress(text: string): boolean {
  const parts = /^[^/]+\/\/(?:([^@/?#]*)@)?([^@/?#]+)(?:\/[^/?#@]*)?(?:\?([^?#]*))?$/.exec(text);
  if (!parts) return false;
  const [, login = '', hosts = '', options = ''] = parts;
  const areHosts = hosts.split(',').every((each) => {
    const [, port = '1'] = /^(?:[\w.%-]+|\[[\da-f:.]+\])(?::(\d+))?$/i.exec(each) ?? ['', '0'];
    return Number(port) >= 1 && Number(port) <= 65_535;
  });
  const areOptions = options.split('&').every((each) => each === '' || /^[^=]+=[^=]+/.test(each));
  return areHosts && areOptions && login.split(':').length <= 2;
}

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

export const uploadsKind = z.enum(['disk', 'gridfs', 's3']);

/** Where the files of UPLOADS=s3 are. */
export const s3Variables = {
  S3_ENDPOINT: webAddress.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
};

type S3Environment = z.output<z.ZodObject<typeof s3Variables>>;

export type S3Settings = {
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/** The S3 that an environment describes; null unless it does so completely. */
export function s3SettingsOf(env: S3Environment): S3Settings | null {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return null;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey };
}

/** Adds an issue for each variable that UPLOADS=s3 needs and that is missing. */
export function requireS3(
  env: S3Environment & { readonly UPLOADS?: z.output<typeof uploadsKind> | undefined },
  context: z.core.$RefinementCtx,
): void {
  if (env.UPLOADS !== 's3') return;
  for (const name of ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const) {
    if (env[name]) continue;
    context.addIssue({ code: 'custom', path: [name], message: 'is required with UPLOADS=s3' });
  }
}

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
