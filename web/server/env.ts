import {
  analyticsId,
  badVariables,
  feedSecret,
  givenVariables,
  logLevel,
  onOff,
  port,
  webAddress,
  webAddresses,
} from '@ritmi/shared/server/environment';
import { z } from 'zod';
import { ApiServers } from './apiServers.js';

const withoutSlash = (url: string) => url.trim().replace(/\/+$/, '');
const address = webAddress.transform(withoutSlash);

const schema = z
  .object({
    NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
    HOST: z.string().default('127.0.0.1'),
    PORT: port.default(3000),
    /** One address, or several that are separated by commas. */
    API_URL: webAddresses.default('http://127.0.0.1:4000'),
    FEED_SECRET: feedSecret.optional(),
    PUBLIC_URL: address.optional(),
    EDGE_PURGE_URL: webAddresses.optional(),
    /** Where assets of every version are kept that is running or has been. */
    ASSETS_DIR: z.string().optional(),
    ANALYTICS_ID: analyticsId.default(''),
    PAGE_CACHE: onOff.default('on'),
    LOG_LEVEL: logLevel.default('info'),
    /** Development: pages come from their sources and reload on change. */
    WEB_DEV: z.enum(['0', '1']).default('0'),
  })
  .transform((env) => {
    const host = env.HOST.includes(':') ? `[${env.HOST}]` : env.HOST;
    return {
      ...env,
      api: new ApiServers(env.API_URL.split(',').map(withoutSlash)),
      publicUrl: env.PUBLIC_URL ?? `http://${host}:${env.PORT}`,
      analyticsId: env.ANALYTICS_ID,
      isDev: env.WEB_DEV === '1',
      /** Whether a cache in front of this server keeps its responses. */
      hasEdge: env.EDGE_PURGE_URL !== undefined,
    };
  });

export type WebEnv = Readonly<z.output<typeof schema>>;

/**
 * Reads the web server's environment. An empty value counts as missing.
 * @throws an Error whose message names each invalid variable
 */
export function readEnv(variables: Readonly<Record<string, string | undefined>>): WebEnv {
  const result = schema.safeParse(givenVariables(variables));
  if (!result.success) throw new Error(badVariables(result.error));
  return result.data;
}
