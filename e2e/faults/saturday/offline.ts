import { randomUUID } from 'node:crypto';
import { UnreachableError } from '@ritmi/shared/client/ApiError';
import type { Enquiry } from '@ritmi/shared/domain/enquiries/schema';
import { openOutboxes } from '@ritmi/shared/admin/outbox/outboxes';
import { sendEntry } from '@ritmi/shared/admin/outbox/sender';
import { MissingFileError } from '@ritmi/shared/admin/outbox/storage';
import type { Member } from './agency.js';

/** The app of a member of the staff without its window: its outbox, on a disk in memory, and no network at first. */
export async function openApp(apiUrl: string, member: Member) {
  const disk = new Map<string, string>();
  let isAway = true;
  const outboxes = await openOutboxes({
    storage: {
      documentNames: async () => [...disk.keys()],
      readDocument: async (name) => disk.get(name) ?? null,
      writeDocument: async ({ name, text }) => {
        disk.set(name, text);
      },
      // No file is chosen on this day.
      storeFile: () => Promise.reject(new MissingFileError()),
      readFile: () => Promise.reject(new MissingFileError()),
    },
    connection: { baseUrl: apiUrl },
    session: () => ({ token: member.token, userName: member.name }),
    send: async (entry, sending) => {
      if (isAway) throw new UnreachableError('The network is away');
      return sendEntry(entry, sending);
    },
    onProgress: () => undefined,
    onSent: () => undefined,
    onError: (error) => {
      throw error;
    },
  });
  const outbox = outboxes.current();
  if (!outbox) throw new Error('nobody is signed in');

  return {
    /** What waits to be sent, and what was refused. */
    queued: () => outbox.queued(),
    /** Notes what was said on the phone, and confirms the night. */
    async confirm({ id, version, name, reference }: Enquiry, note: string): Promise<void> {
      const common = { entity: 'enquiries', id, title: name } as const;
      const answered = { state: 'answered', unread: false, assignee: member.id };
      await outbox.add({
        ...common,
        kind: 'update',
        key: randomUUID(),
        body: answered,
        ifMatch: `"${version}"`,
      });
      await outbox.add({
        ...common,
        kind: 'note',
        key: randomUUID(),
        body: { text: `${note} ${reference}` },
      });
      await outbox.add({ ...common, kind: 'book', key: randomUUID(), body: { state: 'confirmed' } });
    },
    /** The network is back. */
    goOnline(): void {
      isAway = false;
      outbox.flush();
    },
  };
}
