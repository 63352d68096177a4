import { watch } from 'node:fs';
import type { Supervised } from './supervise.js';

// An editor writes a file in several steps.
const settleMs = 150;

/** Restarts a server when its source changes; pages and the admin are reloaded by Vite itself. */
export function reloadOnChange(server: Supervised, folders: readonly string[], signal: AbortSignal): void {
  let timer: NodeJS.Timeout | undefined;
  for (const folder of folders) {
    watch(folder, { recursive: true, signal }, (_kind, file) => {
      if (!file?.endsWith('.ts') || file.endsWith('.test.ts')) return;
      clearTimeout(timer);
      timer = setTimeout(() => void server.restart(`${file} changed`), settleMs);
    });
  }
}
