import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { runProgram } from '../runtimes/child.js';
import { root } from '../runtimes/folders.js';

const linuxSizes = [16, 32, 48, 64, 128, 256, 512];

/** Makes every icon from the one drawing; electron-builder makes those of Windows and macOS from the largest. */
export async function makeIcons(): Promise<void> {
  const resources = join(root, 'dist/desktop-resources');
  await mkdir(join(resources, 'icons'), { recursive: true });
  await mkdir(join(root, 'desktop/dist'), { recursive: true });
  const source = join(root, 'desktop/resources/icon.svg');
  const draw = (size: number, path: string) =>
    sharp(source, { density: 300 }).resize(size, size).png().toFile(path);
  await draw(1024, join(resources, 'icon.png'));
  for (const size of linuxSizes) await draw(size, join(resources, 'icons', `${size}x${size}.png`));
  await draw(256, join(root, 'desktop/dist/icon.png'));
}

interface ToolOptions {
  readonly cwd: string;
  readonly env?: NodeJS.ProcessEnv;
  readonly isShown?: boolean;
  readonly signal?: AbortSignal;
}

/** Runs the command of an npm package in Node, also where there are no symbolic links to it. */
export async function runTool(
  name: string,
  args: readonly string[],
  { env, ...options }: ToolOptions,
): Promise<void> {
  const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
  const { bin } = JSON.parse(await readFile(manifest, 'utf8'));
  const { code, output } = await runProgram({
    command: process.execPath,
    args: [join(dirname(manifest), bin[name]), ...args],
    env: { ...process.env, ...env },
    ...options,
  });
  if (code !== 0) throw new Error(`${name} ended with ${code}\n${output.slice(-20_000)}`);
}
