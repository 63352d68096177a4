import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const source = 'desktop/resources/icon.svg';
const linuxSizes = [16, 32, 48, 64, 128, 256, 512] as const;

/** Makes every icon from the one drawing; electron-builder makes those of Windows and macOS from the largest. */
export async function makeIcons(root: string): Promise<void> {
  const resources = join(root, 'dist/desktop-resources');
  await mkdir(join(resources, 'icons'), { recursive: true });
  await mkdir(join(root, 'desktop/dist'), { recursive: true });
  const draw = (size: number, path: string) =>
    sharp(join(root, source), { density: 300 }).resize(size, size).png().toFile(path);
  await draw(1024, join(resources, 'icon.png'));
  for (const size of linuxSizes) await draw(size, join(resources, 'icons', `${size}x${size}.png`));
  await draw(256, join(root, 'desktop/dist/icon.png'));
}
