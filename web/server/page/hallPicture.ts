import type { Pass } from '@ritmi/shared/domain/services/light';
import { largestFile, pictureNamed } from '@ritmi/shared/domain/sitePictures';

/**
 * The dark hall with these lights. Each is a picture of its light alone, and light adds up.
 * @param read reads one of the site's own pictures
 * @throws when one of them is missing
 */
export async function drawHall(
  lights: readonly Pass[],
  read: (path: string) => Promise<Buffer>,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const [hall, ...passes] = await Promise.all([
    read(largestFile(pictureNamed('hall-wide'))),
    ...lights.map((light) => read(`/brand/hall-wide-${light}.webp`)),
  ]);
  const parts = passes.map((input) => ({ input, blend: 'add' as const }));
  return sharp(hall).composite(parts).removeAlpha().png({ compressionLevel: 1 }).toBuffer();
}
