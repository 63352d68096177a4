import {
  analyticsId,
  badVariables,
  feedSecret,
  givenVariables,
  logLevel,
  onOff,
  port,
  trustProxy,
  webAddress,
} from '@ritmi/shared/domain/settings/environment';
import { z } from 'zod';

const address = webAddress.transform((url) => url.replace(/\/+$/, ''));

const schema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  HOST: z.string().default('127.0.0.1'),
  PORT: port.default(3000),
  API_URL: address.default('http://127.0.0.1:4000'),
  FEED_SECRET: feedSecret.optional(),
  PUBLIC_URL: address.optional(),
  TRUST_PROXY: trustProxy.optional(),
  ANALYTICS_ID: analyticsId.optional(),
  PAGE_CACHE: onOff.default('on'),
  LOG_LEVEL: logLevel.default('info'),
  /** Development: pages come from their sources and reload on change. */
  WEB_DEV: z.enum(['0', '1']).default('0'),
});

export type WebEnv = Omit<z.output<typeof schema>, 'PUBLIC_URL' | 'ANALYTICS_ID' | 'WEB_DEV'> & {
  readonly publicUrl: string;
  readonly analyticsId: string;
  readonly isDev: boolean;
};

/**
 * Reads the web server's environment. An empty value counts as missing.
 * @throws an Error whose message names each invalid variable
 */
export function readEnv(variables: Readonly<Record<string, string | undefined>>): WebEnv {
  const result = schema.safeParse(givenVariables(variables));
  if (!result.success) throw new Error(badVariables(result.error));
  const { PUBLIC_URL, ANALYTICS_ID, WEB_DEV, ...env } = result.data;
  return {
    ...env,
    publicUrl: PUBLIC_URL ?? `http://${env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST}:${env.PORT}`,
    analyticsId: ANALYTICS_ID ?? '',
    isDev: WEB_DEV === '1',
  };
}

/** The value of Express's 'trust proxy': a number of proxies, yes or no, or addresses. */
export function trustedProxies(value: string | undefined): boolean | number | string {
  if (value === undefined || value === 'false') return false;
  if (value === 'true') return true;
  return /^\d+$/.test(value) ? Number(value) : value;
}
