import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The start script as the build writes it: one classic script without imports. */
export async function buildStart(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('./start/main.ts', import.meta.url)),
        output: { format: 'iife' },
      },
    },
  });
  const chunks = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const [chunk] = chunks;
  if (chunk?.type !== 'chunk' || chunks.length > 1) throw new Error('The start script is more than one file');
  return chunk.code.trim();
}
