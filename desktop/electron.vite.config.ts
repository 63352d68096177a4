import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';

const here = import.meta.dirname;
// The oldest Electron that the app runs on is 22.3: Node 16.17 and Chromium 108.
const node = 'node16.17';
const chrome = 'chrome108';

const outDir = join(here, 'dist');
const devPort = Number(process.env.DESKTOP_DEV_PORT ?? 5173);

const nodeProgram = (name: 'main' | 'preload') => ({
  build: {
    target: node,
    outDir: join(outDir, name),
    // Everything is bundled, so that the packaged app has no node_modules.
    externalizeDeps: false,
    minify: true,
    lib: { entry: join(here, name, 'index.ts'), formats: ['cjs' as const] },
    rolldownOptions: { output: { entryFileNames: '[name].cjs', chunkFileNames: '[name]-[hash].cjs' } },
  },
});

export default defineConfig({
  main: nodeProgram('main'),
  preload: nodeProgram('preload'),
  renderer: {
    root: join(here, 'renderer'),
    plugins: [react()],
    oxc: { plugins: { styledComponents: {} } },
    server: { port: devPort, strictPort: true, host: '127.0.0.1', hmr: { host: '127.0.0.1', port: devPort } },
    build: {
      target: chrome,
      outDir: join(outDir, 'renderer'),
      minify: true,
      rolldownOptions: { input: join(here, 'renderer/index.html') },
    },
  },
});
