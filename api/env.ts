import { resolve } from 'node:path';
import { z } from 'zod';

const port = z.coerce.number().int().min(1).max(65_535);

const variables = z
  .object({
    NODE_ENV: z.string().default('development'),
    HOST: z.string().default('127.0.0.1'),
    API_PORT: port.default(4000),
    DATA_DIR: z.string().default('.data'),
    MONGODB_URI: z
      .string({ error: 'is required' })
      .regex(/^mongodb(\+srv)?:\/\//, 'must begin with mongodb://'),
    JWT_SECRET: z.string({ error: 'is required' }).min(16, 'must have at least 16 characters'),
    ADMIN_EMAIL: z
      .string()
      .regex(/^[^@\s]+@[^@\s]+$/)
      .optional(),
    ADMIN_PASSWORD: z.string().min(8).optional(),
    ADMIN_NAME: z.string().default('Administrator'),
    SEED: z.enum(['demo', 'none']).default('demo'),
    UPLOADS: z.enum(['disk', 'gridfs']).default('disk'),
    UPLOAD_MAX_BYTES: z.coerce
      .number()
      .int()
      .positive()
      .default(200 * 1024 * 1024),
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    TRUST_PROXY: z.string().optional(),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  })
  .transform((env) => ({ ...env, DATA_DIR: resolve(env.DATA_DIR) }));

export type Env = z.output<typeof variables>;

/** The environment, checked as a whole; the error names each variable with a bad value. An empty value counts as absent. */
export function readEnv(env: NodeJS.ProcessEnv): Env {
  const parsed = variables.safeParse(
    Object.fromEntries(Object.entries(env).filter(([, value]) => value !== '')),
  );
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map(({ path, message }) => `  ${path.join('.')}: ${message}`);
  throw new Error(`The environment has bad values:\n${lines.join('\n')}`);
}

/**
 * Express's 'trust proxy': our own web server on loopback is always believed, and what TRUST_PROXY names in front of it
 * (a number of hops, `true`, or addresses).
 */
export function trustedProxies(setting: string | undefined): number | boolean | string[] {
  if (setting === undefined || setting === 'false' || setting === '0') return ['loopback'];
  if (setting === 'true') return true;
  if (/^\d+$/.test(setting)) return Number(setting) + 1;
  return ['loopback', ...setting.split(',').map((address) => address.trim())];
}
