import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Runs the command of an npm package in Node; its output is shown only when it fails, unless it is to be seen. */
export function runTool(
  tool: { readonly name: string; readonly args: readonly string[]; readonly cwd: string },
  options: {
    readonly isShown?: boolean;
    readonly env?: NodeJS.ProcessEnv;
    readonly signal?: AbortSignal;
  } = {},
): Promise<void> {
  const child = spawn(process.execPath, [commandOf(tool.name), ...tool.args], {
    cwd: tool.cwd,
    env: { ...process.env, ...options.env },
    stdio: options.isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    ...(options.signal ? { signal: options.signal } : {}),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (piece: Buffer) => {
      output = (output + piece.toString()).slice(-20_000);
    });
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${tool.name} ended with ${code}\n${output}`));
    });
  });
}

function commandOf(name: string): string {
  const manifestPath = createRequire(import.meta.url).resolve(`${name}/package.json`);
  const manifest = createRequire(import.meta.url)(manifestPath) as { bin: string | Record<string, string> };
  const bin = typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[name];
  if (!bin) throw new Error(`${name} has no command of its name`);
  return join(dirname(manifestPath), bin);
}
