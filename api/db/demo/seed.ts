import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Readable } from 'node:stream';
import { type CreateOf, type EntityName, entities } from '@ritmi/shared/domain/entities';
import type { Collection } from '../collection.js';
import { demoContact, demoSections, demoTeam } from './agency.js';
import { demoEvents } from './events.js';
import { demoFiles, type UrlOf } from './files.js';
import { demoPackages } from './packages.js';
import { demoProjects } from './projects.js';
import { demoServices } from './services.js';
import { type Actor, history } from '../history.js';
import { inTransaction } from '../transaction.js';
import { claimSeed, create, hasEverWritten } from '../writes.js';

type SeedOptions = {
  readonly collections: Readonly<Record<EntityName, Collection>>;
  /** Keeps a file as uploads are kept and gives its URL. */
  readonly store: (stream: Readable, filename: string) => Promise<string>;
  /** Takes files back that were stored in vain. */
  readonly discard: (urls: readonly string[]) => Promise<unknown>;
};

type Keep = <K extends EntityName>(name: K, input: CreateOf<K>) => Promise<string>;

/** Nobody waits for an answer here, and a machine that does much else is slow; under MongoDB's own limit of 60 s. */
const limitMs = 50_000;

const program: Actor = { id: 'demo', name: 'Demo' };

/**
 * Fills an empty database with the demo content and tells whether it did. The documents come in one transaction:
 * a start that is stopped halfway leaves none of them and the next one begins again. The files that it stored are
 * collected with other uploads that nobody uses. Of two starts at once the second finds the content of the first.
 */
export async function seedDemo({ collections, store, discard }: SeedOptions): Promise<boolean> {
  if ((await hasEverWritten()) || !(await isUntouched(collections))) return false;
  const urls = new Map<string, string>();
  for (const file of demoFiles) {
    const path = fileURLToPath(new URL(`media/${file}`, import.meta.url));
    urls.set(file, await store(createReadStream(path), file));
  }
  const isSeeded = await inTransaction(async () => {
    await claimSeed();
    if (!(await isUntouched(collections))) return false;
    await createAll(
      async (name, input) => {
        const fields = entities[name].create.parse(input);
        return (await create(collections[name], fields, program))._id;
      },
      (file) => urls.get(file) ?? '',
    );
    return true;
  }, AbortSignal.timeout(limitMs));
  if (!isSeeded) await discard([...urls.values()]);
  return isSeeded;
}

/** Whether nobody ever wrote anything: what an administrator has deleted does not come back. */
async function isUntouched(collections: SeedOptions['collections']): Promise<boolean> {
  if (await history.exists({})) return false;
  for (const { model } of Object.values(collections)) {
    if (await model.exists({})) return false;
  }
  return true;
}

async function createAll(keep: Keep, url: UrlOf): Promise<void> {
  const serviceIds = new Map<string, string>();
  for (const [name, service] of Object.entries(demoServices(url))) {
    serviceIds.set(name, await keep('services', service));
  }
  for (const { services, ...pkg } of demoPackages(url)) {
    await keep('packages', { ...pkg, serviceIds: services.map((name) => serviceIds.get(name) ?? '') });
  }
  for (const event of demoEvents(url)) await keep('events', event);
  for (const project of demoProjects(url)) await keep('projects', project);
  for (const entry of demoContact()) await keep('contact', entry);
  for (const section of demoSections(url)) await keep('about/content', section);
  for (const member of demoTeam(url)) await keep('about/team', member);
}
