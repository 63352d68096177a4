import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, relative } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { bundleOf } from './bundles.mjs';

// Native modules, or packages that must be the same instance as in the built pages.
const external = ['sharp', '@node-rs/argon2', 'vite', 'vike', 'vike/*'];

// Bundled CommonJS packages need `require` in an ES module.
const requireForPackages =
  "import { createRequire as createRequireOfBundle } from 'node:module'; const require = createRequireOfBundle(import.meta.url);";

/** Bundles a program into one ES module with a source map. */
export async function bundle(root: string, entry: string): Promise<void> {
  const outfile = bundleOf(root, entry);
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    // Keeps names, because stack traces in the log are read without the map.
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'none',
    sourcemap: 'linked',
    sourcesContent: false,
    external,
    banner: { js: requireForPackages },
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [sourceUrls(outfile)],
    write: false,
    logLevel: 'error',
  });
  await mkdir(dirname(outfile), { recursive: true });
  // Renamed into place: a program that starts meanwhile reads the complete old file or the complete new one.
  for (const { path, contents } of outputFiles) {
    await writeFile(`${path}.part`, contents);
    await rename(`${path}.part`, path);
  }
}

/** Replaces `import.meta.url` by the URL of the source, so that files beside a source are found. */
function sourceUrls(outfile: string): Plugin {
  return {
    name: 'source-urls',
    setup: (compiler) => {
      compiler.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        const source = await readFile(path, 'utf8');
        if (!source.includes('import.meta.url')) return null;
        const url = `new URL(${JSON.stringify(relative(dirname(outfile), path))}, import.meta.url).href`;
        return { contents: source.replaceAll('import.meta.url', url), loader: 'ts' };
      });
    },
  };
}
