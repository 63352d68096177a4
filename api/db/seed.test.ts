import { readdir } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import mongoose from 'mongoose';
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type EntityName, entities } from '@ritmi/shared/domain/entities';
import { isMosaic } from '@ritmi/shared/domain/projects/rules';
import type { Project } from '@ritmi/shared/domain/projects/schema';
import type { AgencyEvent } from '@ritmi/shared/domain/events/schema';
import type { Package } from '@ritmi/shared/domain/packages/schema';
import { aboutContent } from '../about/model.js';
import { contact } from '../contact/model.js';
import { events } from '../events/model.js';
import { packages } from '../packages/model.js';
import { projects } from '../projects/model.js';
import { services } from '../services/model.js';
import { team } from '../team/model.js';
import type { Collection } from './collection.js';
import { connect, disconnect } from './connect.js';
import { demoFiles } from './demo/files.js';
import { history } from './history.js';
import { seedDemo } from './seed.js';

const collections = {
  services,
  packages,
  events,
  projects,
  contact,
  'about/content': aboutContent,
  'about/team': team,
} as Readonly<Record<EntityName, Collection>>;

beforeEach(async () => {
  if (mongoose.connection.readyState === mongoose.ConnectionStates.connected) {
    await mongoose.connection.dropDatabase();
    await disconnect();
  }
  await connect(inject('mongoUri').replace('/?', '/seed?'));
});
afterAll(async () => {
  await mongoose.connection.dropDatabase();
  await disconnect();
});

const stored = new Map<string, number>();

async function store(stream: Readable, filename: string): Promise<string> {
  stored.set(filename, (await buffer(stream)).length);
  return `/uploads/${filename}`;
}

async function read<T>(collection: Collection): Promise<T[]> {
  return (await collection.read(await collection.model.find().lean())) as T[];
}

async function counts(): Promise<number[]> {
  return Promise.all(Object.values(collections).map(({ model }) => model.countDocuments()));
}

describe('the seed', () => {
  // spec: contract.start.seed, contract.html.demo, contract.entities, contract.decision.demo
  it('fills every list of an empty database', async () => {
    expect(await seedDemo({ collections, store })).toBe(true);
    expect(await counts()).toEqual([10, 8, 7, 5, 4, 2, 2]);
  });

  it('shows every kind of card that the site has', async () => {
    await seedDemo({ collections, store });
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

  it('leaves every document as the API would send it', async () => {
    await seedDemo({ collections, store });
    for (const collection of Object.values(collections)) {
      for (const document of await read(collection)) {
        expect(entities[collection.name].document.safeParse(document).error).toBeUndefined();
      }
    }
  });

  // spec: contract.start.seed
  it('does nothing on a second start', async () => {
    await seedDemo({ collections, store });
    const before = await counts();
    expect(await seedDemo({ collections, store })).toBe(false);
    expect(await counts()).toEqual(before);
  });

  it('does not bring back what an administrator has deleted', async () => {
    await seedDemo({ collections, store });
    await Promise.all(Object.values(collections).map(({ model }) => model.deleteMany()));
    expect(await seedDemo({ collections, store })).toBe(false);
  });

  it('leaves nothing when it is stopped halfway, and the next start completes it', async () => {
    const { 'about/team': _, ...present } = collections;
    const halfway = present as typeof collections;
    await expect(seedDemo({ collections: halfway, store })).rejects.toThrow(TypeError);
    expect(await counts()).toEqual([0, 0, 0, 0, 0, 0, 0]);
    expect(await history.countDocuments()).toBe(0);
    expect(await seedDemo({ collections, store })).toBe(true);
  });
});

describe('the demo files', () => {
  // spec: contract.html.media
  it('are those in the folder, and each of them is used', async () => {
    expect(await readdir(new URL('demo/media', import.meta.url))).toEqual([...demoFiles]);
    await seedDemo({ collections, store });
    const documents = JSON.stringify(await Promise.all(Object.values(collections).map((each) => read(each))));
    expect(demoFiles.filter((file) => !documents.includes(`/uploads/${file}`))).toEqual([]);
    expect([...stored.values()].every((bytes) => bytes > 10_000)).toBe(true);
  });
});
