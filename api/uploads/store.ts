import { acceptedMedia, type StoredExtension } from '@ritmi/shared/domain/uploads/rules';
import { derivedNames, storedName, type Look } from '@ritmi/shared/domain/uploads/stored';
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { StoredFilm } from '../db/files/records.js';
import { factsOf } from './films/facts.js';
import { writeFrame } from './films/frame.js';
import { filmOf } from './films/renditions.js';
import { copyParts, readBytes } from './fileBytes.js';
import type { Discarded } from './discarded.js';
import type { NewPath, ReceivedFile, ReceivedKind } from './receive.js';
import { lookOf, makePoster, normalizePicture } from './picture.js';
import { isSound, readSound } from './sound/readSound.js';
import type { Storage } from './storage.js';

type Tools = { readonly storage: Storage; readonly newPath: NewPath; readonly discarded: Discarded };

type Stored = { readonly name: string; readonly film?: StoredFilm };

/**
 * Stores a file under a new name. The file at its path is removed, also on failure, and then nothing of it stays in the
 * storage.
 */
export async function store(file: ReceivedFile, { storage, newPath, discarded }: Tools): Promise<Stored> {
  const { path, kind } = file;
  const [made, frame] = [newPath(), newPath('png')];
  let name = '';
  try {
    if (isSound(kind)) {
      const parts = await readBytes(path, (bytes) => readSound(kind, bytes));
      if (typeof parts === 'string') throw new Error(`A ${kind} changed after it was received`);
      name = nameOf(file, null);
      await copyParts(path, made, parts);
      await storage.put(name, made);
      return { name };
    }
    if (!kind.startsWith('video/')) {
      const normal = await normalizePicture(path, kind, made);
      name = nameOf(file, normal.look);
      await storage.put(name, normal.path);
      return { name };
    }
    const film = { path, extension: extensionOf(kind) };
    const facts = await factsOf(film);
    const hasFrame = await writeFrame(film, facts, frame);
    name = nameOf(file, hasFrame ? await lookOf(frame) : null);
    // The poster is stored first, because nothing makes it later.
    for (const poster of derivedNames(name)) {
      await makePoster(frame, made);
      await storage.put(poster, made);
    }
    await storage.put(name, path);
    return { name, film: filmOf(facts, file.isKnownToPlay) };
  } catch (error) {
    // A storage that did not answer in time may have stored it all the same.
    if (name !== '') await discarded.add([name, ...derivedNames(name)]);
    throw error;
  } finally {
    for (const each of [path, made, frame]) await rm(each, { force: true });
  }
}

function nameOf({ filename, kind }: ReceivedFile, look: Look | null): string {
  const id = randomBytes(5).toString('hex');
  return storedName({ base: baseNameOf(filename), id, extension: extensionOf(kind), look });
}

function extensionOf(kind: ReceivedKind): StoredExtension {
  return kind === 'image/heic' ? acceptedMedia['image/jpeg'] : acceptedMedia[kind];
}

const maxNameBytes = 120;

/** Characters of a name that are read, because some of the steps take more than linear time. */
const maxReadLength = 300;

/**
 * The base name of a sent file as part of a URL: letters and digits of any alphabet stay, everything else becomes a
 * hyphen, so that it needs no escaping in HTML, `srcset`, CSS or a file system.
 */
export function baseNameOf(filename: string): string {
  const last = filename.split(/[/\\]/).at(-1) ?? '';
  const dot = last.lastIndexOf('.');
  const base = (dot < 0 ? last : last.slice(0, dot))
    .slice(0, maxReadLength)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
  // File systems count bytes. The decoder holds back a letter that is cut in two.
  const short = Buffer.from(base).subarray(0, maxNameBytes);
  return new TextDecoder().decode(short, { stream: true }) || 'file';
}
