import { readdir } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import mongoose from 'mongoose';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { entities } from '@ritmi/shared/domain/entities';
import { isMosaic } from '@ritmi/shared/domain/media';
import type { Project } from '@ritmi/shared/domain/projects/schema';
import type { AgencyEvent } from '@ritmi/shared/domain/events/schema';
import type { Package } from '@ritmi/shared/domain/packages/schema';
import type { TranslationState } from '@ritmi/shared/domain/translations/translatable';
import type { Settings } from '@ritmi/shared/domain/settings/schema';
import { collections } from './entities.js';
import type { Collection } from './db/collection.js';
import { connect, disconnect } from './db/connect.js';
import { history } from './db/history.js';
import { seedDemo } from './db/demo/seed.js';

beforeAll(() => connect(inject('mongoUri').replace('/?', '/seed?')));
afterAll(async () => {
  await mongoose.connection.dropDatabase();
  await disconnect();
});

const demoFiles = await readdir(new URL('db/demo/media', import.meta.url));
const stored = new Map<string, number>();

async function storeStream(stream: Readable, filename: string): Promise<string> {
  stored.set(filename, (await buffer(stream)).length);
  return `/uploads/${filename}`;
}

const discarded: string[] = [];

async function removeForGood(urls: readonly string[]): Promise<void> {
  discarded.push(...urls);
}

const files = { storeStream, removeForGood };

async function read<T>(collection: Collection): Promise<T[]> {
  return (await collection.read(await collection.model.find().lean(), 'administrator')) as T[];
}

/** The number of documents in each list. */
async function counts(): Promise<Record<string, number>> {
  const counted = Object.values(collections).map(
    async ({ name, model }) => [name, await model.countDocuments()] as const,
  );
  return Object.fromEntries(await Promise.all(counted));
}

// These tests share one database and depend on their order, because seeding forty files and documents is slow.
describe('the seed', () => {
  it('leaves nothing when it is stopped halfway', async () => {
    const { 'about/team': _, ...present } = collections;
    const halfway = present as typeof collections;
    await expect(seedDemo(halfway, files)).rejects.toThrow(TypeError);
    expect(Object.values(await counts()).every((count) => count === 0)).toBe(true);
    expect(await history.countDocuments()).toBe(0);
  });

  // spec: contract.start.seed, contract.html.demo, contract.entities, contract.decision.demo
  it('fills every list of an empty database once, even after such a stop and with two starts at once', async () => {
    const both = [1, 2].map(() => seedDemo(collections, files));
    expect((await Promise.all(both)).filter(Boolean)).toHaveLength(1);
    expect(discarded).toHaveLength(demoFiles.length);
    expect(await counts()).toMatchObject({
      services: 10,
      packages: 8,
      events: 7,
      projects: 5,
      contact: 4,
      'about/content': 2,
      'about/team': 2,
      settings: 1,
    });
    const [site] = await read<Settings>(collections.settings);
    expect(site).toMatchObject({ id: 'settings', version: 1, name: 'Ritmi', discountPerService: '50.00' });
  });

  it('shows every kind of card that the site has', async () => {
    const allPackages = await read<Package>(collections.packages);
    expect(new Set(allPackages.map(({ type }) => type))).toEqual(
      new Set(['STANDARD', 'PREMIUM', 'WEDDING', 'BIRTHDAY', 'PROM', 'CORPORATE', 'CUSTOM']),
    );
    expect(allPackages.some(({ hidePrice }) => hidePrice)).toBe(true);
    expect(allPackages.some(({ customPrice }) => customPrice !== null)).toBe(true);
    expect(allPackages.some(({ services }) => services.length > 3)).toBe(true);
    const allEvents = await read<AgencyEvent>(collections.events);
    expect(allEvents.filter(({ media }) => media.length === 1)).toHaveLength(1);
    expect(allEvents.every(({ image }) => image !== '')).toBe(true);
    const allProjects = await read<Project>(collections.projects);
    expect(allProjects.filter(({ media }) => isMosaic(media.length))).toHaveLength(1);
    expect(allProjects.some(({ media }) => media.some(({ type }) => type === 'video'))).toBe(true);
  });

  it('writes documents that match the schemas of the API', async () => {
    for (const collection of Object.values(collections)) {
      for (const document of await read(collection)) {
        expect(entities[collection.name].document.safeParse(document).error).toBeUndefined();
      }
    }
  });

  it('says everything in English too', async () => {
    const lists = Object.values(collections).map((each) =>
      read<{ readonly translationState?: TranslationState }>(each),
    );
    const states = (await Promise.all(lists))
      .flat()
      .flatMap(({ translationState }) => translationState ?? []);
    expect(states.length).toBeGreaterThan(30);
    expect(states.flatMap(({ en }) => [...(en?.missing ?? []), ...(en?.stale ?? [])])).toEqual([]);
  });

  // spec: contract.html.media
  it('uses each of the demo files', async () => {
    expect([...stored.keys()].sort()).toEqual(demoFiles.sort());
    const documents = JSON.stringify(await Promise.all(Object.values(collections).map((each) => read(each))));
    expect(demoFiles.filter((file) => !documents.includes(`/uploads/${file}`))).toEqual([]);
    expect([...stored.values()].every((bytes) => bytes > 10_000)).toBe(true);
  });

  // spec: contract.start.seed
  it('does nothing on a second start', async () => {
    const before = await counts();
    expect(await seedDemo(collections, files)).toBe(false);
    expect(await counts()).toEqual(before);
  });

  it('does not bring back what an administrator has deleted', async () => {
    await Promise.all(Object.values(collections).map(({ model }) => model.deleteMany()));
    expect(await seedDemo(collections, files)).toBe(false);
    // Retention removes the history too.
    await history.deleteMany();
    expect(await seedDemo(collections, files)).toBe(false);
  });
});
