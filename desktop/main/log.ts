import { join } from 'node:path';
import log from 'electron-log/node';

/** What must not stay on disk when an error's text carries it along: tokens, and what follows the name of a secret. */
const secrets = /\beyJ[\w-]+\.[\w-]+\.[\w-]*|(?<=\b(?:bearer|token|password|cookie)["':= ]+)[^\s"',;}]+/gi;

const withoutSecrets = (line: string) => line.replace(secrets, '[removed]');

/** Lines in userData/logs. Never pass a token or a body: only what happened and where. */
export function openLog(userData: string) {
  const folder = join(userData, 'logs');
  log.transports.file.resolvePathFn = () => join(folder, 'main.log');
  log.transports.file.level = 'info';
  log.transports.file.maxSize = 1_000_000;
  log.transports.console.level = false;
  return {
    folder,
    write: (line: string) => log.info(withoutSecrets(line)),
    warn: (line: string) => log.warn(withoutSecrets(line)),
  };
}

export type Log = ReturnType<typeof openLog>;
