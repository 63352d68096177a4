import { join } from 'node:path';
import { redact } from '@ritmi/shared/domain/settings/redact';
import log from 'electron-log/node';

/** Lines in userData/logs. Never pass a token or a body: only what happened and where. */
export function openLog(userData: string) {
  const folder = join(userData, 'logs');
  log.transports.file.resolvePathFn = () => join(folder, 'main.log');
  log.transports.file.level = 'info';
  log.transports.file.maxSize = 1_000_000;
  log.transports.console.level = false;
  return {
    folder,
    write: (line: string) => log.info(redact(line)),
    warn: (line: string) => log.warn(redact(line)),
  };
}

export type Log = ReturnType<typeof openLog>;
