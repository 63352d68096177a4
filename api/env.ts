import { resolve } from 'node:path';
import * as shapes from '@ritmi/shared/server/environment';
import { z } from 'zod';

const variables = z
  .object({
    HOST: z.string().default('127.0.0.1'),
    API_PORT: shapes.port.default(4000),
    DATA_DIR: z.string().default('.data'),
    MONGODB_URI: shapes.mongodbAddress,
    JWT_SECRET: shapes.jwtSecret,
    SECOND_FACTOR_KEY: shapes.secondFactorKey,
    FEED_SECRET: shapes.feedSecret.optional(),
    JWT_SECRET_PREVIOUS: shapes.jwtSecret.optional(),
    ADMIN_EMAIL: shapes.adminEmail.optional(),
    ADMIN_PASSWORD: shapes.adminPassword.optional(),
    ADMIN_NAME: z.string().default('Administrator'),
    SEED: shapes.seedKind.default('demo'),
    UPLOADS: shapes.uploadsKind.default('disk'),
    ...shapes.s3Variables,
    UPLOAD_MAX_BYTES: shapes.byteLimit.default(200 * 1024 * 1024),
    TRASH_DAYS: shapes.trashDays.default(180),
    ENQUIRY_DAYS: shapes.trashDays.default(365),
    BOOKING_DAYS: shapes.trashDays.default(730),
    SMTP_URL: shapes.smtpAddress.optional(),
    MAIL_FROM: shapes.mailSender.optional(),
    MAIL_TO: shapes.mailAddresses.optional(),
    UPLOAD_QUOTA_BYTES: shapes.byteLimit.optional(),
    PUBLIC_URL: shapes.webAddress.optional(),
    EDGE_PURGE_URL: shapes.webAddresses.optional(),
    TRUST_PROXY: shapes.trustProxy.optional(),
    LOG_LEVEL: shapes.logLevel.default('info'),
  })
  .superRefine(shapes.requireS3)
  .transform((env) => ({ ...env, DATA_DIR: resolve(env.DATA_DIR) }));

export type Env = z.output<typeof variables>;

/** The environment, checked as a whole; an empty value counts as absent. @throws an Error that names each bad variable. */
export function readEnv(env: NodeJS.ProcessEnv): Env {
  const parsed = variables.safeParse(shapes.givenVariables(env));
  if (!parsed.success) throw new Error(shapes.badVariables(parsed.error));
  return parsed.data;
}

/**
 * The value of Express's 'trust proxy': always our own web server on loopback, and the proxies in front of it that
 * TRUST_PROXY names: a number of hops, `true` for one, or addresses. Express's own `true` would believe whatever
 * address a client claims to have.
 */
export function trustedProxies(setting: string | undefined): number | string[] {
  if (setting === undefined || setting === 'false' || setting === '0') return ['loopback'];
  if (setting === 'true') return trustedProxies('1');
  if (/^\d+$/.test(setting)) return Number(setting) + 1;
  return ['loopback', ...setting.split(',').map((address) => address.trim())];
}
