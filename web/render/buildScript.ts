import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/**
 * A script of its own as the build writes it: one classic script without imports.
 * @param define values of names in it, as JSON
 */
export async function buildScript(
  entry: URL,
  define: Readonly<Record<string, string>> = {},
): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { ...define },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: fileURLToPath(entry), output: { format: 'iife' } },
    },
  });
  const chunks = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const [chunk] = chunks;
  if (chunk?.type !== 'chunk' || chunks.length > 1)
    throw new Error(`${entry.pathname} is more than one file`);
  return chunk.code.trim();
}
