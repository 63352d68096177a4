import { resolve } from 'node:path';
import {
  adminEmail,
  adminPassword,
  badVariables,
  byteLimit,
  feedSecret,
  givenVariables,
  jwtSecret,
  logLevel,
  mongodbAddress,
  port,
  seedKind,
  trashDays,
  trustProxy,
  uploadsKind,
  webAddress,
} from '@ritmi/shared/domain/settings/environment';
import { z } from 'zod';

const variables = z
  .object({
    HOST: z.string().default('127.0.0.1'),
    API_PORT: port.default(4000),
    DATA_DIR: z.string().default('.data'),
    MONGODB_URI: mongodbAddress,
    JWT_SECRET: jwtSecret,
    FEED_SECRET: feedSecret.optional(),
    JWT_SECRET_PREVIOUS: jwtSecret.optional(),
    ADMIN_EMAIL: adminEmail.optional(),
    ADMIN_PASSWORD: adminPassword.optional(),
    ADMIN_NAME: z.string().default('Administrator'),
    SEED: seedKind.default('demo'),
    UPLOADS: uploadsKind.default('disk'),
    UPLOAD_MAX_BYTES: byteLimit.default(200 * 1024 * 1024),
    TRASH_DAYS: trashDays.default(180),
    UPLOAD_QUOTA_BYTES: byteLimit.optional(),
    PUBLIC_URL: webAddress.optional(),
    TRUST_PROXY: trustProxy.optional(),
    LOG_LEVEL: logLevel.default('info'),
  })
  .transform((env) => ({ ...env, DATA_DIR: resolve(env.DATA_DIR) }));

export type Env = z.output<typeof variables>;

/** The environment, checked as a whole; an empty value counts as absent. @throws an Error that names each bad variable. */
export function readEnv(env: NodeJS.ProcessEnv): Env {
  const parsed = variables.safeParse(givenVariables(env));
  if (!parsed.success) throw new Error(badVariables(parsed.error));
  return parsed.data;
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
