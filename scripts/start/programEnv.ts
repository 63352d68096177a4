import { machineEnv } from '../runtimes/child.js';
import type { TokenSecrets } from './secrets.js';
import type { Settings } from './settings.js';

interface Secrets {
  readonly mongodbUri: string;
  readonly tokenSecrets: TokenSecrets;
}

/** The API's environment: nothing of the web server's. */
export function apiEnv(settings: Settings, secrets: Secrets, isDev: boolean): Record<string, string> {
  return keepGiven({
    ...shared(settings, isDev),
    PUBLIC_URL: settings.PUBLIC_URL ?? `http://${loopbackOf(settings.HOST)}:${settings.PORT}`,
    API_PORT: settings.API_PORT,
    DATA_DIR: settings.DATA_DIR,
    MONGODB_URI: secrets.mongodbUri,
    JWT_SECRET: secrets.tokenSecrets.current,
    JWT_SECRET_PREVIOUS: secrets.tokenSecrets.previous,
    ADMIN_EMAIL: settings.ADMIN_EMAIL,
    ADMIN_PASSWORD: settings.ADMIN_PASSWORD,
    ADMIN_NAME: settings.ADMIN_NAME,
    SEED: settings.SEED,
    TRASH_DAYS: settings.TRASH_DAYS,
    UPLOADS: settings.UPLOADS,
    UPLOAD_MAX_BYTES: settings.UPLOAD_MAX_BYTES,
    UPLOAD_QUOTA_BYTES: settings.UPLOAD_QUOTA_BYTES,
  });
}

/** The web server's environment: no database, no secret but that of the change feed. */
export function webEnv(settings: Settings, isDev: boolean): Record<string, string> {
  return keepGiven({
    ...shared(settings, isDev),
    PORT: settings.PORT,
    API_URL: settings.API_URL ?? `http://${loopbackOf(settings.HOST)}:${settings.API_PORT}`,
    ANALYTICS_ID: settings.ANALYTICS_ID,
    PAGE_CACHE: settings.PAGE_CACHE,
    WEB_DEV: isDev ? '1' : undefined,
  });
}

/** The address under which this machine reaches a server that listens on `host`. */
export function loopbackOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}

function shared(settings: Settings, isDev: boolean): Record<string, string | undefined> {
  return {
    ...machineEnv(),
    NODE_ENV: isDev ? 'development' : 'production',
    HOST: settings.HOST,
    PUBLIC_URL: settings.PUBLIC_URL,
    FEED_SECRET: settings.FEED_SECRET,
    TRUST_PROXY: settings.TRUST_PROXY,
    LOG_LEVEL: settings.LOG_LEVEL,
  };
}

function keepGiven(env: Record<string, string | number | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}
