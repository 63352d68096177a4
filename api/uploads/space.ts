import type { Request } from 'express';
import { noSpace } from '../http/errors.js';
import { type Space, spaceOf, type Storage } from './storage.js';

const gib = 1024 ** 3;

/** Space that uploads leave free on a disk: a tenth of it, but at least 1 GiB, and 10 GiB are enough for any. */
const minFreeBytes = (diskBytes: number) => Math.min(Math.max(diskBytes / 10, gib), 10 * gib);

function isNearlyFull(space: Space | null, reservedBytes = 0): boolean {
  return space !== null && space.freeBytes - reservedBytes < minFreeBytes(space.allBytes);
}

/** Whether there is room for a file that nobody sends. */
export async function hasRoom(storage: Storage, folder: string): Promise<boolean> {
  const spaces = await Promise.all([spaceOf(folder), storage.space()]);
  return !spaces.some((space) => isNearlyFull(space));
}

type Limits = {
  readonly storage: Storage;
  /** Where files are while they arrive. */
  readonly folder: string;
  /** Maximum size of all files together. */
  readonly quotaBytes: number | undefined;
};

export type SpaceReserver = ReturnType<typeof spaceReserver>;

/**
 * Returns functions that reserve space for an upload until its response ends, so that uploads neither fill a disk nor
 * exceed the quota. They throw 507 when there is not enough.
 */
export function spaceReserver({ storage, folder, quotaBytes }: Limits) {
  const reserved = { disk: 0, quota: 0 };
  function reserve(kind: keyof typeof reserved, bytes: number, request: Request): void {
    reserved[kind] += bytes;
    request.res?.once('close', () => {
      reserved[kind] -= bytes;
    });
  }
  const usedBytes = async () => {
    const all = [...(await storage.list()), ...(await storage.list('aside'))];
    return all.reduce((used, { size }) => used + size, 0);
  };
  return {
    async reserveDisk(bytes: number, request: Request): Promise<void> {
      reserve('disk', bytes, request);
      const spaces = await Promise.all([spaceOf(folder), storage.space()]);
      if (spaces.some((space) => isNearlyFull(space, reserved.disk)))
        throw noSpace('diskFull', 'The disk of the server is nearly full');
    },
    async reserveQuota(bytes: number, request: Request): Promise<void> {
      if (quotaBytes === undefined) return;
      reserve('quota', bytes, request);
      if ((await usedBytes()) + reserved.quota > quotaBytes) {
        throw noSpace('quotaUsed', 'The space for uploads is used up');
      }
    },
  };
}
