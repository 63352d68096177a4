import { dirname, join } from 'node:path';
import { redact } from '@ritmi/shared/server/redact';
import electronLog from 'electron-log/node';

const { console, file } = electronLog.transports;
console.level = false;
// Until `openLog` sets the path.
file.level = false;

/** The app's log. Never pass a token or a body: only what happened and where. */
export const log = {
  info: (line: string) => electronLog.info(redact(line)),
  warn: (line: string) => electronLog.warn(redact(line)),
};

/** Lines go to userData/logs from now on. */
export function openLog(userData: string): void {
  file.resolvePathFn = () => join(userData, 'logs/main.log');
  file.level = 'info';
}

export const logFolder = () => dirname(file.getFile().path);
