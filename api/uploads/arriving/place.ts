import { type FileHandle, open } from 'node:fs/promises';

/** What cameras and phones write before a place: QuickTime's two ways, 3GPP's, and GPS of embedded EXIF or XMP. */
const marks = ['\xa9xyz', 'loci', 'location.ISO6709', 'exif:GPS'];

/** More than the descriptions of a long film take. */
const mostBytes = 32 * 1024 * 1024;

/** Whether an MP4 tells where it was recorded. Its pictures and sound, where anything may stand, are not looked at. */
export async function tellsPlace(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { size } = await file.stat();
    for await (const box of boxes(file, size)) {
      if (box.type === 'mdat') continue;
      const content = Buffer.alloc(Math.min(box.end - box.start, mostBytes));
      await file.read(content, 0, content.length, box.start);
      if (marks.some((mark) => content.includes(mark, 0, 'latin1'))) return true;
    }
    return false;
  } finally {
    await file.close();
  }
}

type Box = { readonly type: string; readonly start: number; readonly end: number };

/** The outermost boxes of the format, up to the first that makes no sense. */
async function* boxes(file: FileHandle, size: number): AsyncGenerator<Box> {
  const head = Buffer.alloc(16);
  for (let start = 0; start + 8 <= size; ) {
    await file.read(head, 0, 16, start);
    const short = head.readUInt32BE();
    // 0 means up to the end, 1 that the length follows as a longer number.
    const long = short === 1 ? Number(head.readBigUInt64BE(8)) : short;
    const end = short === 0 ? size : Math.min(start + long, size);
    if (end < start + 8) return;
    yield { type: head.toString('latin1', 4, 8), start, end };
    start = end;
  }
}
