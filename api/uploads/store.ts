import { acceptedMedia } from '@ritmi/shared/domain/uploads/rules';
import { derivedNames, storedName, type Look } from '@ritmi/shared/domain/uploads/stored';
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { baseNameOf } from './arriving/baseName.js';
import { writeFrame } from './ffmpeg.js';
import type { NewPath } from './arriving/newPath.js';
import type { Arrival } from './model.js';
import { lookOf, makePoster, settlePicture } from './picture.js';
import type { Storage } from './storage/storage.js';

type Tools = { readonly storage: Storage; readonly newPath: NewPath; readonly hasFfmpeg: boolean };

/** Stores a file under a name of its own and answers the name. The arrival's file is gone afterwards, also on failure. */
export async function store(arrival: Arrival, tools: Tools): Promise<string> {
  const { path, kind } = arrival;
  try {
    if (kind.startsWith('video/')) return await storeVideo(arrival, tools);
    const settled = await settlePicture(path, kind, tools.newPath);
    const name = nameOf(arrival, settled.look);
    try {
      await tools.storage.put(name, settled.path);
    } finally {
      await rm(settled.path, { force: true });
    }
    return name;
  } finally {
    await rm(path, { force: true });
  }
}

async function storeVideo(arrival: Arrival, { storage, newPath, hasFfmpeg }: Tools): Promise<string> {
  const [frame, poster] = [newPath('png'), newPath()];
  try {
    const hasFrame = hasFfmpeg && (await writeFrame(arrival.path, acceptedMedia[arrival.kind], frame));
    const name = nameOf(arrival, hasFrame ? await lookOf(frame) : null);
    await storage.put(name, arrival.path);
    const [posterName] = derivedNames(name);
    if (posterName) {
      await makePoster(frame, poster);
      await storage.put(posterName, poster);
    }
    return name;
  } finally {
    await rm(frame, { force: true });
    await rm(poster, { force: true });
  }
}

function nameOf({ filename, kind }: Arrival, look: Look | null): string {
  const id = randomBytes(5).toString('hex');
  return storedName({ base: baseNameOf(filename), id, extension: acceptedMedia[kind], look });
}
