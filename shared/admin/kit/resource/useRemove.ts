import { ApiError, isNotFound } from '@ritmi/shared/client/ApiError';
import type { WriteOperation } from '@ritmi/shared/client/write';
import type { DocumentOf, EntityName } from '@ritmi/shared/domain/entities';
import { showSuccess } from '@ritmi/shared/ui/Toasts';
import type { FieldChange } from '../changes/ChangeList.js';
import { newKey } from '../newKey.js';
import { useFailure } from '../session/useFailure.js';
import type { EntityText } from './entityText.js';
import { withReferences } from '../changes/references.js';
import type { Undo } from './useUndo.js';
import type { Sent } from './useWrite.js';

/** The outcome of a delete. When somebody else has changed the document, the person decides again. */
export type Removal =
  | 'removed'
  | 'failed'
  | { readonly changes: readonly FieldChange[]; readonly removeAnyway: () => Promise<Removal> };

type Options<K extends EntityName> = {
  readonly name: K;
  readonly text: EntityText;
  /** Queued writes of the same account. */
  readonly writes: readonly WriteOperation[];
  readonly write: (operation: WriteOperation<K>) => Promise<Sent<K>>;
  readonly refetch: () => Promise<unknown>;
  readonly undo: Undo;
};

/** Deletes a document in the version that the list shows; reports failures. */
export function useRemove<K extends EntityName>({ name, text, writes, write, refetch, undo }: Options<K>) {
  const fail = useFailure();
  /** Queued writes bump the version first, so the delete must not name it. */
  const willBeOlder = (id: string) => writes.some((queued) => queued.kind === 'reorder' || queued.id === id);

  async function remove(document: DocumentOf<K>, title: string): Promise<Removal> {
    const { id } = document;
    const ifMatch = willBeOlder(id) ? {} : versionTag(document);
    try {
      const sent = await write({ entity: name, kind: 'delete', id, key: newKey(), title, ...ifMatch });
      undo.offer(text.removed, sent.isQueued ? null : () => undo.restore(id, name));
    } catch (error) {
      const found = staleness<K>(error);
      if (found) return decide(document, found, title);
      if (!isNotFound(error)) {
        await fail(error, text.remove);
        return 'failed';
      }
      console.error(error);
      showSuccess(alreadyDeleted(title));
    }
    await refetch();
    return 'removed';
  }

  /** A changed place in the list is no reason to ask again. */
  async function decide(seen: DocumentOf<K>, { current, fields }: Stale<K>, title: string): Promise<Removal> {
    const [before, after]: readonly Values[] = [withReferences(name, seen), withReferences(name, current)];
    const changes = fields
      .filter((field) => field !== 'order')
      .map((field) => ({ field, before: before?.[field], after: after?.[field] }));
    const removeAnyway = () => remove(current, title);
    return changes.length === 0 ? removeAnyway() : { changes, removeAnyway };
  }

  return remove;
}

type Values = Readonly<Record<string, unknown>>;

type Stale<K extends EntityName> = { readonly current: DocumentOf<K>; readonly fields: readonly string[] };

/** The current document, if the server refused because of it. */
function staleness<K extends EntityName>(error: unknown): Stale<K> | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { current, conflicts: fields = [] } = error.body;
  if (typeof current !== 'object' || current === null || fields.length === 0) return null;
  return { current: current as DocumentOf<K>, fields };
}

const alreadyDeleted = (title: string) => `${title} had already been deleted`;

/** The If-Match of a write; a document that has never been on the server has no version. */
export function versionTag({ version }: { readonly version: number }): { ifMatch?: string } {
  return version > 0 ? { ifMatch: `"${version}"` } : {};
}
