import type { Actor } from '@ritmi/shared/domain/access';
import { mediaType } from '@ritmi/shared/domain/media';
import {
  type FilmFacts,
  playsEverywhere,
  type Rendition,
  renditionClasses,
  renditionName,
  renditionsOf,
} from '@ritmi/shared/domain/uploads/films';
import type { FilmProblem } from '@ritmi/shared/domain/uploads/library';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Logger } from 'pino';
import { type FileRecord, fileRecords, type StoredFilm } from '../../db/files/records.js';
import { bumpUsers } from '../../db/files/replaced.js';
import { usesOfFiles } from '../../db/files/uses.js';
import { renditionsName } from '../../db/tasks.js';
import { inTransaction } from '../../db/transaction.js';
import { HttpError } from '../../http/errors.js';
import type { Task } from '../../tasks/runner.js';
import type { NewPath } from '../receive.js';
import { hasRoom } from '../space.js';
import type { Storage } from '../storage.js';
import { encode, maxFilmPixels } from './encode.js';
import { factsOf } from './facts.js';
import { type Film, hasFfmpeg, isOurs } from './run.js';

type Tools = {
  readonly storage: Storage;
  readonly newPath: NewPath;
  /** Where incomplete files are. */
  readonly folder: string;
  readonly logger: Logger;
};

/** As history names it. */
const program: Actor = { kind: 'program', name: 'renditions' };

/** How often work is tried that failed for a reason of ours, such as too little memory. */
const maxFailures = 3;
const retryMs = 60_000;

/** What is known of a film when it is stored. Without ffmpeg nothing is, but what its index says. */
export function filmOf(facts: FilmFacts | null, isKnownToPlay: boolean): StoredFilm {
  if (!facts) return isKnownToPlay ? { state: 'ready' } : { state: 'failed', problem: 'noFfmpeg' };
  const duration = facts.duration === null ? {} : { duration: facts.duration };
  return { state: playsEverywhere(facts) ? 'ready' : 'processing', ...duration };
}

/** Names of all renditions that a film may have. */
export function renditionNames(stem: string): string[] {
  return renditionClasses.map((each) => renditionName(stem, each));
}

/** Makes renditions of the films that not every browser plays, one film at a time in all processes (decision 141). */
export function renditionTask(tools: Tools): Task {
  return {
    name: renditionsName,
    restMs: 0,
    maxRetryMs: 600_000,
    // Short, because a restart must not wait for it.
    leaseMs: 6_000,
    run: async (lease) => {
      if (!(await hasFfmpeg())) return null;
      await rememberWaiting();
      for (;;) {
        if (lease.aborted) return new Date();
        const record = await nextFilm({ $not: { $gt: new Date() } });
        if (!record) break;
        await convert(record, tools, lease);
      }
      const later = await nextFilm({ $exists: true });
      return later?.film?.retryAt ?? null;
    },
  };
}

/** The oldest film that waits, of those whose next attempt begins at such a time. */
function nextFilm(retryAt: Readonly<Record<string, unknown>>): Promise<FileRecord | null> {
  const waiting: Readonly<Record<string, unknown>> = {
    'film.state': 'processing',
    'film.retryAt': retryAt,
    isAside: { $ne: true },
  };
  return fileRecords.findOne(waiting).sort({ 'film.retryAt': 1, createdAt: 1 }).lean<FileRecord>();
}

/** Films that came before there were renditions, or while there was no ffmpeg or no room. */
async function rememberWaiting(): Promise<void> {
  const unknown = await fileRecords.find({ film: { $exists: false } }, { _id: 1 }).lean();
  const names = unknown.map(({ _id }) => _id).filter((name) => mediaType(name) === 'video');
  const film: StoredFilm = { state: 'processing' };
  await fileRecords.updateMany(
    { $or: [{ _id: { $in: names } }, { 'film.problem': { $in: ['noFfmpeg', 'noSpace'] } }] },
    { $set: { film } },
  );
}

async function convert(record: FileRecord, tools: Tools, lease: AbortSignal): Promise<void> {
  const { _id: name, stem } = record;
  try {
    await save(record, await make(record, tools, lease));
  } catch (error) {
    // Another process, or the next start, goes on with it.
    if (lease.aborted) return;
    await saveFailure(record, error, tools.logger);
  }
  // It was deleted or replaced in the meantime.
  if (!(await fileRecords.exists({ _id: name })))
    for (const each of renditionNames(stem)) await tools.storage.remove(each);
}

/** A reason why there can be no rendition. */
class FilmError extends Error {
  constructor(readonly problem: FilmProblem) {
    super(problem);
  }
}

async function make({ _id: name, stem }: FileRecord, tools: Tools, lease: AbortSignal): Promise<StoredFilm> {
  const { storage, newPath, folder } = tools;
  const film: Film = { path: newPath(), extension: name.slice(name.lastIndexOf('.') + 1) };
  const paths = [film.path];
  try {
    if (!(await hasRoom(storage, folder))) throw new FilmError('noSpace');
    await pipeline(await storage.open(name), createWriteStream(film.path), { signal: lease });
    const facts = await factsOf(film);
    if (!facts) throw new Error('ffprobe could not be run');
    const known: StoredFilm = {
      state: 'ready',
      ...(facts.duration !== null && { duration: facts.duration }),
    };
    if (playsEverywhere(facts)) return known;
    if (facts.width * facts.height > maxFilmPixels) throw new FilmError('tooManyPixels');
    const renditions = renditionsOf(facts);
    const outputs = await missing(renditions, { stem, storage, newPath });
    paths.push(...outputs.map(({ path }) => path));
    if (outputs.length > 0) await encode({ film, facts, outputs, signal: lease }).catch(rethrow);
    for (const { class: each, path } of outputs) {
      lease.throwIfAborted();
      await storage.put(renditionName(stem, each), path);
    }
    return { ...known, renditions };
  } finally {
    for (const path of paths) await rm(path, { force: true });
  }
}

function rethrow(error: unknown): never {
  const { stderr = '' }: { stderr?: string } = Object(error);
  throw stderr.includes('No space left') ? new FilmError('noSpace') : error;
}

type Place = { readonly stem: string; readonly storage: Storage; readonly newPath: NewPath };

/** Those that an earlier attempt did not store. */
async function missing(renditions: readonly Rendition[], { stem, storage, newPath }: Place) {
  const outputs: (Rendition & { readonly path: string })[] = [];
  for (const rendition of renditions) {
    const isThere = await storage.stat(renditionName(stem, rendition.class));
    if (!isThere) outputs.push({ ...rendition, path: newPath('mp4') });
  }
  return outputs;
}

/** Stores what is known, with a new version of the documents that show the film. */
async function save({ _id: name, stem }: FileRecord, film: StoredFilm): Promise<void> {
  await inTransaction(async () => {
    const { matchedCount } = await fileRecords.updateOne({ _id: name }, { $set: { film } });
    if (matchedCount !== 1 || !film.renditions) return;
    const users = (await usesOfFiles()).get(stem) ?? [];
    await bumpUsers({ stem, users, actor: program });
  });
}

async function saveFailure({ _id: name, film }: FileRecord, error: unknown, logger: Logger): Promise<void> {
  logger.warn({ err: error, name }, 'a rendition could not be made');
  const failures = (film?.failures ?? 0) + 1;
  const known = film?.duration === undefined ? {} : { duration: film.duration };
  const mayPass = !(error instanceof FilmError || error instanceof HttpError) && isOurs(error);
  const problem = error instanceof FilmError ? error.problem : 'notConverted';
  const next: StoredFilm =
    !mayPass || failures >= maxFailures
      ? { ...known, state: 'failed', problem }
      : { ...known, state: 'processing', failures, retryAt: new Date(Date.now() + retryMs) };
  await fileRecords.updateOne({ _id: name }, { $set: { film: next } });
}
