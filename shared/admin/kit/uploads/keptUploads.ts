import { z } from 'zod';
import type { DraftStore } from '../../host/host.js';

const entryShape = z.object({
  name: z.string(),
  size: z.number(),
  /** Sent with every attempt, so that the server stores the file once. */
  idempotencyKey: z.string(),
  /** Rises from file to file. */
  order: z.number(),
});

/** What is known of a file that is not uploaded yet. */
export type KeptUpload = z.infer<typeof entryShape> & { readonly id: string };

/** A kept file, and whether all its bytes were there when it was listed: they leave after what is known of it. */
export type ListedUpload = { readonly id: string; readonly isComplete: boolean };

const begunShape = z.object({ address: z.string().nullable() });

/** An attempt was made; `address` is where a large file goes on. */
export type Begun = z.infer<typeof begunShape>;

/**
 * The files of a person that are not uploaded yet, in the store of the drafts. Bytes have a key of their own: they are
 * read when their turn comes.
 */
export function keptUploads(store: DraftStore, owner: string) {
  const entries = `upload:${owner}:`;
  const entryKey = (id: string) => entries + id;
  const fileKey = (id: string) => `uploadFile:${owner}:${id}`;
  const begunKey = (id: string) => `uploadBegun:${owner}:${id}`;

  async function remove(id: string): Promise<void> {
    for (const key of [entryKey(id), begunKey(id), fileKey(id)]) await store.delete(key);
  }

  return {
    async list(): Promise<readonly ListedUpload[]> {
      const keys = new Set(await store.keys());
      return [...keys]
        .filter((key) => key.startsWith(entries))
        .map((key) => key.slice(entries.length))
        .map((id) => ({ id, isComplete: keys.has(fileKey(id)) }));
    },
    /** Null if it is no longer there, or its bytes were never complete. Only for the window that holds its lock. */
    async read({ id, isComplete }: ListedUpload): Promise<KeptUpload | null> {
      const { data } = entryShape.safeParse(await store.get(entryKey(id)));
      // The window that was still storing it may have ended since.
      if (data && (isComplete || (await store.keys()).includes(fileKey(id)))) return { ...data, id };
      await remove(id);
      return null;
    },
    async file(id: string): Promise<File | null> {
      const file = await store.get(fileKey(id));
      return file instanceof File ? file : null;
    },
    async keep({ id, ...entry }: KeptUpload, file: File): Promise<void> {
      await store.set(entryKey(id), entry);
      await store.set(fileKey(id), file);
    },
    async begun(id: string): Promise<Begun | null> {
      return begunShape.safeParse(await store.get(begunKey(id))).data ?? null;
    },
    begin: (id: string, begun: Begun) => store.set(begunKey(id), begun),
    remove,
  };
}

export type KeptUploads = ReturnType<typeof keptUploads>;
