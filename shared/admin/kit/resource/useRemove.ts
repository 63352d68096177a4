import { ApiError, isNotFound } from '@ritmi/shared/client/ApiError';
import type { WriteOperation } from '@ritmi/shared/client/write';
import type { DocumentOf, EntityName } from '@ritmi/shared/domain/entities';
import { showSuccess } from '@ritmi/shared/ui/Toasts';
import type { FieldChange } from '../changes/ChangeList.js';
import { newKey } from '../newKey.js';
import { useFailure } from '../session/useFailure.js';
import type { EntityText } from './entityText.js';
import { withServiceIds } from '../changes/withServiceIds.js';
import { useSend } from './useSend.js';
import type { Undo } from './useUndo.js';

/** What came of a delete. When somebody else has changed the document, it is for the person to decide again. */
export type Removal =
  | 'removed'
  | 'failed'
  | { readonly changes: readonly FieldChange[]; readonly removeAnyway: () => Promise<Removal> };

type Options<K extends EntityName> = {
  readonly name: K;
  readonly text: EntityText;
  /** Own writes that wait for the server. */
  readonly writes: readonly WriteOperation[];
  readonly change: (edit: (list: DocumentOf<K>[]) => DocumentOf<K>[]) => void;
  readonly refetch: () => Promise<unknown>;
  readonly undo: Undo;
};

/** Deletes a document as the person sees it in the list; says what went wrong. */
export function useRemove<K extends EntityName>({ name, text, writes, change, refetch, undo }: Options<K>) {
  const send = useSend();
  const fail = useFailure();
  /** What waits raises the version before this is sent. */
  const willBeOlder = (id: string) => writes.some((write) => write.kind === 'reorder' || write.id === id);

  async function remove(document: DocumentOf<K>, title: string): Promise<Removal> {
    const { id } = document;
    const ifMatch = willBeOlder(id) ? {} : versionTag(document);
    const drop = () => change((list) => list.filter((row) => row.id !== id));
    try {
      const sent = await send({ entity: name, kind: 'delete', id, key: newKey(), title, ...ifMatch });
      if (!sent.isQueued) drop();
      undo.offer(text.removed, sent.isQueued ? null : () => undo.restore(id, name));
    } catch (error) {
      const found = staleness<K>(error);
      if (found) return decide(document, found, title);
      if (!isNotFound(error)) {
        await fail(error, text.remove);
        return 'failed';
      }
      console.error(error);
      drop();
      showSuccess(alreadyDeleted(title));
    }
    await refetch();
    return 'removed';
  }

  /** Whoever deletes something does not mind that its place in the list has changed. */
  async function decide(seen: DocumentOf<K>, { current, fields }: Stale<K>, title: string): Promise<Removal> {
    const [before, after]: readonly Values[] = [withServiceIds(seen), withServiceIds(current)];
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

/** What the document is by now, when that is why the server refused. */
function staleness<K extends EntityName>(error: unknown): Stale<K> | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const { current, conflicts: fields = [] } = error.body;
  if (typeof current !== 'object' || current === null || fields.length === 0) return null;
  return { current: current as DocumentOf<K>, fields };
}

const alreadyDeleted = (title: string) => `${title} had already been deleted`;

/** What a write that starts from a version sends; a document that has never been on the server has none. */
export function versionTag({ version }: { readonly version: number }): { ifMatch?: string } {
  return version > 0 ? { ifMatch: `"${version}"` } : {};
}
