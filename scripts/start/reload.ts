import { watch } from 'node:fs';
import { join } from 'node:path';
import type { Supervised } from './supervise.js';

interface ReloadOptions {
  readonly root: string;
  readonly signal: AbortSignal;
  readonly say: (line: string) => void;
  readonly api: Supervised;
  readonly web: Supervised;
}

// An editor writes a file in several steps.
const settleMs = 150;

/** Restarts a server when its source changes; pages and the admin are reloaded by Vite itself. */
export function reloadOnChange({ root, signal, say, api, web }: ReloadOptions): void {
  const reload = (name: string, supervised: Supervised, folders: readonly string[]) => {
    let timer: NodeJS.Timeout | undefined;
    const handleChange = (file: string | null) => {
      if (!file?.endsWith('.ts') || file.endsWith('.test.ts')) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        say(`${name}: ${file} changed, restarting`);
        void supervised.restart();
      }, settleMs);
    };
    for (const folder of folders) {
      watch(join(root, folder), { recursive: true, signal }, (_kind, file) => handleChange(file));
    }
  };
  reload('api', api, ['api', 'shared/domain']);
  reload('web', web, ['web/server']);
}
