import type { Actor } from '@ritmi/shared/domain/access';
import settings from '@ritmi/shared/demo/settings.json' with { type: 'json' };
import { type EntityName, entities } from '@ritmi/shared/domain/entities';
import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { parse } from 'node:path';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import type { Collections } from '../collection.js';
import { history } from '../history.js';
import { inTransaction } from '../transaction.js';
import { claim, create, hasEverWritten, patch } from '../writes.js';
import { demo } from './content.js';
import { type Demo, withUrls } from './files.js';

/** The part of the uploads that seeding needs. */
type Files = {
  storeStream(stream: Readable, filename: string, ready: ReadonlyMap<string, string>): Promise<string>;
  removeForGood(urls: readonly string[]): Promise<unknown>;
};

/** The pictures and clips; docs/media.md says where they come from. */
const mediaFolder = new URL('media/', import.meta.url);

/** Their variants, which take a minute to make; `npm run demo:variants` writes them. */
const variantsFolder = new URL('variants/', import.meta.url);

/** Long, because no request waits for it and a machine may be busy; below MongoDB's own limit of 60 s. */
const limitMs = 50_000;

const program: Actor = { kind: 'program', name: 'Demo' };

/**
 * Fills an empty database with the demo content and returns whether it did. One transaction creates all documents, so an
 * interrupted start leaves none and the next one tries again; its files are collected as unused uploads. Of two starts
 * at once, the second finds the content of the first.
 */
export async function seedDemo(collections: Collections, files: Files): Promise<boolean> {
  if ((await hasEverWritten()) || !(await isUntouched(collections))) return false;
  const urls = new Map<string, string>();
  const variants = await readdir(variantsFolder);
  for (const file of await readdir(mediaFolder)) {
    const stream = createReadStream(new URL(file, mediaFolder));
    urls.set(file, await files.storeStream(stream, file, variantsOf(file, variants)));
  }
  const isSeeded = await inTransaction(async () => {
    await claim('seed');
    if (!(await isUntouched(collections))) return false;
    await createAll(async (name, document, id) => {
      const fields = entities[name].create.parse(withUrls(name, document, urls));
      return (await create(collections[name], fields, { actor: program, id }))._id;
    });
    // The site's own pictures have their addresses already.
    const change = entities.settings.patch.parse(settings);
    await patch(collections.settings, change, { id: 'settings', actor: program });
    return true;
  }, AbortSignal.timeout(limitMs));
  if (!isSeeded) await files.removeForGood([...urls.values()]);
  return isSeeded;
}

/** The paths of a file's variants, by the ends of their names. */
function variantsOf(file: string, all: readonly string[]): ReadonlyMap<string, string> {
  const base = parse(file).name;
  const ends = all.flatMap((name) => (name.startsWith(base) ? [name.slice(base.length)] : []));
  const own = ends.filter((end) => /^-(?:tiny\.webp|\d+\.avif)$/.test(end));
  return new Map(own.map((end) => [end, fileURLToPath(new URL(base + end, variantsFolder))]));
}

/** Whether nothing was ever written: content that an administrator deleted must not come back. */
async function isUntouched(collections: Collections): Promise<boolean> {
  if (await history.exists({})) return false;
  for (const { model } of Object.values(collections)) {
    if (await model.exists({})) return false;
  }
  return true;
}

type Create = <K extends EntityName>(name: K, document: Demo<K>, id?: string) => Promise<string>;

async function createAll(add: Create): Promise<void> {
  for (const { id, ...artist } of demo.artists) await add('artists', artist, id);
  const ids = new Map<string, string>();
  for (const [name, service] of Object.entries(demo.services)) ids.set(name, await add('services', service));
  for (const { services, ...pkg } of demo.packages) {
    await add('packages', { ...pkg, serviceIds: services.map((name) => ids.get(name) ?? '') });
  }
  for (const event of demo.events) await add('events', event);
  for (const project of demo.projects) await add('projects', project);
  for (const entry of demo.contact) await add('contact', entry);
  for (const section of demo.sections) await add('about/content', section);
  for (const member of demo.team) await add('about/team', member);
}
