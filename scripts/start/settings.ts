import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as environment from '@ritmi/shared/server/environment';
import { z } from 'zod';
import { machineEnv } from '../runtimes/child.js';
import { root } from '../runtimes/folders.js';
import { requireFree } from '../runtimes/freePort.js';
import { lockFolder } from '../runtimes/lock.js';

const variables = z.object({
  PORT: environment.port.default(3000),
  API_PORT: environment.port.default(4000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  MONGODB_URI: environment.mongodbAddress.optional(),
  ADMIN_EMAIL: environment.adminEmail.optional(),
  ADMIN_PASSWORD: environment.adminPassword.optional(),
  ADMIN_NAME: z.string().optional(),
  JWT_SECRET: environment.jwtSecret.optional(),
  JWT_SECRET_PREVIOUS: environment.jwtSecret.optional(),
  SECOND_FACTOR_KEY: environment.secondFactorKey.optional(),
  // Generated for each start; only the programs of one start share it.
  FEED_SECRET: environment.feedSecret.default(() => randomBytes(24).toString('base64url')),
  TRASH_DAYS: environment.trashDays.optional(),
  ENQUIRY_DAYS: environment.trashDays.optional(),
  BOOKING_DAYS: environment.trashDays.optional(),
  SMTP_URL: environment.smtpAddress.optional(),
  MAIL_FROM: environment.mailSender.optional(),
  MAIL_TO: environment.mailAddresses.optional(),
  SEED: environment.seedKind.default('demo'),
  PUBLIC_URL: environment.webAddress.optional(),
  API_URL: environment.webAddresses.optional(),
  EDGE_PURGE_URL: environment.webAddresses.optional(),
  UPLOADS: environment.uploadsKind.optional(),
  ...environment.s3Variables,
  UPLOAD_MAX_BYTES: environment.byteLimit.optional(),
  UPLOAD_QUOTA_BYTES: environment.byteLimit.optional(),
  ANALYTICS_ID: environment.analyticsId.optional(),
  TRUST_PROXY: environment.trustProxy.optional(),
  PAGE_CACHE: environment.onOff.optional(),
  LOG_LEVEL: environment.logLevel.optional(),
  NODE_ENV: z.string().optional(),
});

const schema = variables
  .superRefine(environment.requireS3)
  .refine((env) => env.PORT !== env.API_PORT, { path: ['API_PORT'], message: 'must differ from PORT' })
  .refine((env) => !(env.NODE_ENV === 'production' && env.MONGODB_URI && !env.JWT_SECRET), {
    path: ['JWT_SECRET'],
    message: 'is required with NODE_ENV=production and MONGODB_URI',
  });

export type Settings = z.infer<typeof schema>;

export const settingNames: readonly string[] = Object.keys(variables.shape);

/** The settings of this process, from its environment and then `.env`. @throws as `readSettings` */
export function loadSettings(): Settings {
  const file = join(root, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
  return readSettings(process.env);
}

/** Parses the environment; an empty value counts as absent. @throws an Error that names each invalid variable */
export function readSettings(env: NodeJS.ProcessEnv, folder = root): Settings {
  const parsed = schema.safeParse(environment.givenVariables(env));
  if (!parsed.success) throw new Error(environment.badVariables(parsed.error));
  return { ...parsed.data, DATA_DIR: resolve(folder, parsed.data.DATA_DIR) };
}

/** Takes the lock on the data folder. @throws when the folder is unusable or in use by another start */
export async function lockData({ DATA_DIR }: Settings) {
  const lock = await lockFolder(DATA_DIR).catch((error: Error) => {
    throw new Error(`DATA_DIR: ${DATA_DIR} cannot be used (${error.message})`);
  });
  if (!lock) throw new Error(`The data folder ${DATA_DIR} is in use by another start`);
  return lock;
}

/** @throws when a port of the product is in use, or the host is not an address of this machine */
export async function requireFreePorts({ HOST, ...settings }: Settings): Promise<void> {
  for (const variable of ['PORT', 'API_PORT'] as const) {
    const port = settings[variable];
    await requireFree(port, HOST).catch(({ code, syscall }: NodeJS.ErrnoException) => {
      if (code === 'EADDRNOTAVAIL' || syscall === 'getaddrinfo') {
        throw new Error(`HOST: ${HOST} is not an address of this machine (${code})`);
      }
      throw new Error(`${variable}: port ${port} of ${HOST} cannot be used (${code})`);
    });
  }
}

const shared = 'HOST PUBLIC_URL FEED_SECRET EDGE_PURGE_URL LOG_LEVEL';

/** Variables of each program. The web server gets no database and no secret except the change feed's. */
const names = {
  api: `${shared} MONGODB_URI JWT_SECRET JWT_SECRET_PREVIOUS SECOND_FACTOR_KEY ADMIN_PASSWORD ADMIN_EMAIL ADMIN_NAME API_PORT DATA_DIR
    UPLOADS S3_ENDPOINT S3_BUCKET S3_REGION S3_ACCESS_KEY_ID S3_SECRET_ACCESS_KEY UPLOAD_MAX_BYTES UPLOAD_QUOTA_BYTES SEED TRASH_DAYS TRUST_PROXY
    ENQUIRY_DAYS BOOKING_DAYS SMTP_URL MAIL_FROM MAIL_TO`.split(/\s+/),
  web: `${shared} PORT API_URL ANALYTICS_ID PAGE_CACHE`.split(' '),
};

/** The variables of a program. */
export const namesOf = (program: keyof typeof names): readonly string[] => names[program];

/** The environment of a program: the settings and machine variables that it needs. */
export function programEnv(program: keyof typeof names, settings: Settings, isDev: boolean) {
  const given = Object.entries(settings)
    .filter(([name, value]) => value !== undefined && names[program].includes(name))
    .map(([name, value]) => [name, String(value)] as const);
  const NODE_ENV = isDev ? 'development' : 'production';
  return { ...machineEnv(), NODE_ENV, ...Object.fromEntries(given) };
}
