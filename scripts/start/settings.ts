import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65_535);
const onOff = z.enum(['on', 'off']);
const address = z.url({ protocol: /^https?$/ });
// Not z.email: an admin of one machine may be admin@localhost.
const email = z.string().regex(/^[^@\s]+@[^@\s]+$/, 'must be an e-mail address');
const proxies = z.string().refine(isProxySetting, "must be 'true', a number of proxies, or their addresses");

const variables = z.object({
  PORT: port.default(3000),
  API_PORT: port.default(4000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  MONGODB_URI: z
    .string()
    .regex(/^mongodb(\+srv)?:\/\//, 'must begin with mongodb://')
    .optional(),
  ADMIN_EMAIL: email.optional(),
  ADMIN_PASSWORD: z.string().min(8).optional(),
  ADMIN_NAME: z.string().optional(),
  JWT_SECRET: z.string().min(16).optional(),
  SEED: z.enum(['demo', 'none']).default('demo'),
  PUBLIC_URL: address.optional(),
  API_URL: address.optional(),
  UPLOADS: z.enum(['disk', 'gridfs']).optional(),
  UPLOAD_MAX_BYTES: z.coerce.number().int().positive().optional(),
  ANALYTICS_ID: z
    .string()
    .regex(/^[A-Za-z0-9-]+$/, 'must be letters, digits and hyphens')
    .optional(),
  TRUST_PROXY: proxies.optional(),
  PAGE_CACHE: onOff.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).optional(),
  NODE_ENV: z.string().optional(),
});

const schema = variables
  .refine((env) => env.PORT !== env.API_PORT, { path: ['API_PORT'], message: 'must differ from PORT' })
  .refine((env) => !(env.NODE_ENV === 'production' && env.MONGODB_URI && !env.JWT_SECRET), {
    path: ['JWT_SECRET'],
    message: 'is required with NODE_ENV=production and MONGODB_URI',
  });

export type Settings = z.infer<typeof schema>;

export const settingNames: readonly string[] = Object.keys(variables.shape);

/** The environment, checked as a whole; the error names each variable with a bad value. An empty value counts as absent. */
export function readSettings(env: NodeJS.ProcessEnv, root: string): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The environment has bad values:\n${lines.join('\n')}`);
  }
  return { ...parsed.data, DATA_DIR: resolve(root, parsed.data.DATA_DIR) };
}

/** What Express takes as 'trust proxy'. */
function isProxySetting(setting: string): boolean {
  if (/^(true|false|\d+)$/.test(setting)) return true;
  return setting.split(',').every((part) => {
    const [place = '', bits = ''] = part.trim().split('/');
    return /^(loopback|linklocal|uniquelocal)$/.test(place) || (isIP(place) > 0 && /^\d{0,3}$/.test(bits));
  });
}
