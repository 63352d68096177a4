import { useMutation, useQueryClient } from '@tanstack/react-query';
import { flatten, unflatten, valueAt } from '@ritmi/shared/domain/composite';
import { isNotFound } from '@ritmi/shared/client/ApiError';
import type { Answer } from '@ritmi/shared/client/request';
import type { WriteOperation } from '@ritmi/shared/client/write';
import { type DocumentOf, type EntityName, entityOf } from '@ritmi/shared/domain/entities';
import { textIn, type Values } from '@ritmi/shared/domain/values';
import { move, placed } from '@ritmi/shared/domain/order';
import type { Position } from '@ritmi/shared/domain/shapes';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { showSuccess } from '@ritmi/shared/ui/Toasts';
import { type Outbox, useHost } from '../../host/host.js';
import { type ReadValues, refusedWriteOf, useQueued } from '../outbox/queued.js';
import { newerVersion, valuesIn } from '../model/resolution.js';
import { useReportFailure } from '../session/useSession.js';
import { words } from '../text.js';
import type { EntityText } from '../model/entityText.js';
import { invalidateAfter, listKey, putInList } from '../model/queries.js';
import { useRows } from './useRows.js';
import { useUndo } from './useUndo.js';
import { useCopies } from './useCopies.js';
import { send } from './write.js';
import { type Attempt, type Edited, type FieldChange, withReferences } from '../model/values.js';
import { newKey } from '../model/newKey.js';

/** The result of a delete: null if nothing is left to do, else what somebody else has changed, to decide about. */
export type Removal = {
  readonly changes: readonly FieldChange[];
  readonly remove: () => Promise<Removal>;
} | null;

type Options<K extends EntityName> = {
  readonly name: K;
  readonly text: EntityText;
  /** Adds what the API returns with a document beyond its written fields, for queued documents. Must be stable. */
  readonly readMore?: ReadValues;
};

/** The list of one entity and its writes. `save` throws; `remove`, `restore` and `reorder` report failures. */
export function useResource<K extends EntityName>({ name, text, readMore }: Options<K>) {
  const host = useHost();
  const { t } = useLanguage();
  const reportFailure = useReportFailure();
  const { rows, state, writes, refetch } = useRows(name, text.load, readMore);
  const queued = useQueued();
  const client = useQueryClient();
  const undo = useUndo();
  const reorder = useReorder({ name, text }, rows);

  const invalidate = () => invalidateAfter(client, name);

  const { put, ...copies } = useCopies(name, rows, invalidate);

  /** Creates a document, or changes `base` or the copy beside it. @returns the document, unless the write is queued */
  async function save(fields: Values, attempt: Attempt, base?: Edited): Promise<Edited | undefined> {
    const { copy, unchanged = [], fields: more, ...sent } = attempt;
    const changed = Object.entries(fields).filter(([field]) => !unchanged.includes(field));
    const changes = Object.fromEntries(changed);
    if (copy && base) return copies.save({ ...attempt, body: changes, base, copy });
    // A stored row whose version is unknown may have less than the document.
    const body = { ...(base?.version === 0 ? changes : fields), ...more };
    const refused = base && refusedWriteOf({ entity: name, id: base.id }, queued);
    if (host.outbox && refused) return replace(host.outbox, refused, { ...sent, body });
    const common = { entity: name, body, ...sent };
    const operation: WriteOperation<K> = base
      ? { ...common, kind: 'update', id: base.id, ...versionTag(base) }
      : { ...common, kind: 'create' };
    const { document } = await send(host, operation);
    if (!document) void invalidate();
    return document && put(document);
  }

  /** Deletes the version that the list shows. */
  async function remove(document: DocumentOf<K>, title: string): Promise<Removal> {
    const { id } = document;
    // Queued writes bump the version first, so the delete must not name it.
    const isBumped = writes.some((earlier) => earlier.kind === 'reorder' || earlier.id === id);
    const ifMatch = isBumped ? {} : versionTag(document);
    try {
      const sent = await send(host, { entity: name, kind: 'delete', id, key: newKey(), title, ...ifMatch });
      if (!sent.isQueued) putInList(client, { entity: name, id }, []);
      undo.offer(text.removed, () => undo.restore({ id, title }, name), title);
    } catch (error) {
      const newer = newerVersion(error);
      if (newer) {
        const current = { ...document, ...newer.current };
        const removeAnyway = () => remove(current, title);
        const [before, after] = [withReferences(name, document), withReferences(name, current)];
        const changes = newer.conflicts
          // Another order is no reason to ask again.
          .filter((field) => field !== entityOf(name).orderField)
          .map(
            (field): FieldChange => ({
              field,
              before: valueAt(before, field),
              after: valueAt(after, field),
            }),
          )
          // Nor are the values that were in sight, of which the list had an older version.
          .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
        return changes.length === 0 ? removeAnyway() : { changes, remove: removeAnyway };
      }
      if (!isNotFound(error)) {
        await reportFailure(error, { ...text.remove, about: title });
        return null;
      }
      console.error(error);
      putInList(client, { entity: name, id }, []);
      showSuccess(`${title} ${t(words.alreadyDeleted)}`);
    }
    await invalidate();
    return null;
  }

  return {
    rows,
    state,
    refetch,
    save,
    discard: copies.discard,
    remove,
    restore: (document: Edited) =>
      undo.restore({ id: document.id, title: textIn(document, entityOf(name).titleField) }, name),
    reorder,
  };
}

/** Merges an edit with the refused write that it follows. */
async function replace(
  outbox: Outbox,
  refused: WriteOperation,
  { body, ...sent }: Pick<WriteOperation, 'key' | 'title'> & { readonly body: Values },
): Promise<undefined> {
  const { fields } = entityOf(refused.entity);
  // By parts, so that translations that only the refused write has are kept.
  const both = { ...flatten(fields, valuesIn(refused.body)), ...flatten(fields, body) };
  const merged = { ...refused, ...sent, body: unflatten(both) };
  await outbox.replace(refused.key, [merged]);
}

/** The If-Match of a write; a document that has never been on the server has no version. */
function versionTag({ version = 0 }: { readonly version?: number }): { ifMatch?: string } {
  return version > 0 ? { ifMatch: `"${version}"` } : {};
}

type Move = { readonly before: readonly Position[]; readonly after: readonly Position[] };

/** Reorders a list: the new order is shown at once and sent; after a failure the old one is shown again. */
function useReorder<K extends EntityName>({ name, text }: Options<K>, rows: readonly DocumentOf<K>[]) {
  const host = useHost();
  const undo = useUndo();
  const client = useQueryClient();
  const reportFailure = useReportFailure();
  const key = listKey(name);
  const mutationKey = ['reorder', name];
  type List = Answer<DocumentOf<K>[]>;
  const edit = (change: (list: List) => List) =>
    client.setQueryData<List>(key, (list) => list && change(list));

  function show(positions: readonly Position[]) {
    edit((list) => ({ ...list, value: [...placed(list.value, positions, entityOf(name).orderField)] }));
  }

  const { mutateAsync } = useMutation({
    mutationKey,
    // Quick moves are sent one after the other.
    scope: { id: `reorder:${name}` },
    onMutate: async ({ after }: Move) => {
      await client.cancelQueries({ queryKey: key });
      show(after);
    },
    mutationFn: ({ after: body }) => {
      const etag = client.getQueryData<List>(key)?.etag;
      const ifMatch = etag ? { ifMatch: etag } : {};
      return send(host, { entity: name, kind: 'reorder', body, key: newKey(), title: '', ...ifMatch });
    },
    onSuccess: (_sent, { before, after }) =>
      undo.offer(text.reordered, () => applyMove({ before: after, after: before })),
    onError: async (error, { before }) => {
      show(before);
      await reportFailure(error, text.reorder);
    },
    onSettled: async () => {
      // With the ETag from before this move the next one would be refused.
      edit((list) => ({ ...list, etag: null }));
      // Only after the last of several moves.
      if (client.isMutating({ mutationKey }) === 1) await client.invalidateQueries({ queryKey: key });
    },
  });

  // Failures are reported by onError.
  const applyMove = (move: Move): Promise<void> => mutateAsync(move).then(ignore, ignore);

  return (from: number, to: number): Promise<void> => {
    const before = rows.map(({ id }, order) => ({ id, order }));
    return applyMove({ before, after: move(before, from, to) });
  };
}

const ignore = () => undefined;
