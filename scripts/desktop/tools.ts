import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { runNode } from '../runtimes/child.js';
import { root } from '../runtimes/folders.js';

const linuxSizes = [16, 32, 48, 64, 128, 256, 512];

/** Makes every icon from one drawing; electron-builder makes those of Windows and macOS from the largest. */
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

/** Runs the command of an npm package, even where node_modules/.bin is missing. */
export async function runTool(
  name: string,
  args: readonly string[],
  how: Parameters<typeof runNode>[1],
): Promise<void> {
  const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
  const { bin } = JSON.parse(await readFile(manifest, 'utf8'));
  await runNode([join(dirname(manifest), bin[name]), ...args], how);
}
