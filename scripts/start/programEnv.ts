import { machineEnv } from '../runtimes/child.js';
import type { Settings } from './settings.js';

const shared = ['HOST', 'PUBLIC_URL', 'FEED_SECRET', 'TRUST_PROXY', 'LOG_LEVEL'];
const secret = ['MONGODB_URI', 'JWT_SECRET', 'JWT_SECRET_PREVIOUS', 'ADMIN_PASSWORD'];
const uploads = ['UPLOADS', 'UPLOAD_MAX_BYTES', 'UPLOAD_QUOTA_BYTES'];

/** What each program gets. The web server: no database, no secret but that of the change feed. */
const names = {
  api: [
    ...shared,
    ...secret,
    ...uploads,
    'API_PORT',
    'DATA_DIR',
    'ADMIN_EMAIL',
    'ADMIN_NAME',
    'SEED',
    'TRASH_DAYS',
  ],
  web: [...shared, 'PORT', 'API_URL', 'ANALYTICS_ID', 'PAGE_CACHE'],
};

/** The environment of a program: what it needs of the settings and of the machine. */
export function programEnv(program: keyof typeof names, settings: Settings, isDev: boolean) {
  const given = Object.entries(settings)
    .filter(([name, value]) => value !== undefined && names[program].includes(name))
    .map(([name, value]) => [name, String(value)] as const);
  const NODE_ENV = isDev ? 'development' : 'production';
  return { ...machineEnv(), NODE_ENV, ...Object.fromEntries(given) };
}

/** The address under which this machine reaches a server that listens on `host`. */
export function loopbackOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1';
  return host.includes(':') ? `[${host}]` : host;
}
