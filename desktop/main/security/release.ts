import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { app } from 'electron';

/** Whether this is what people install: `npm run desktop:package -- --release` says so in the package's manifest. */
export function isRelease(): boolean {
  return packaged('isRelease') !== undefined;
}

/** What `npm run desktop:package` left in the package's manifest under this name. */
export function packaged(name: string): unknown {
  const manifest: unknown = JSON.parse(readFileSync(join(app.getAppPath(), 'package.json'), 'utf8'));
  return new Map(Object.entries(manifest ?? {})).get(name);
}

/** The inspector's switches are off by a fuse; Chromium's have none. Tests drive the other builds by both. */
export function refuseDebugging(): void {
  for (const name of ['remote-debugging-port', 'remote-debugging-pipe']) app.commandLine.removeSwitch(name);
}
