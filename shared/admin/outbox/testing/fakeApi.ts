import { ApiError } from '@ritmi/shared/client/ApiError';
import { type Entry, keyOf, type Outcome } from '../entry.js';

type Document = { readonly version: number; readonly fields: Readonly<Record<string, unknown>> };

/** Imitates the API: the same key never writes twice, and another body under the same key is refused. */
export function fakeApi() {
  const documents = new Map<string, Document>();
  const replies = new Map<string, { sent: string; outcome: Outcome }>();
  const applied: string[] = [];
  const refusals: number[] = [];
  let order: readonly string[] = [];

  function answer(entry: Entry): Outcome {
    const key = keyOf(entry);
    const sent = JSON.stringify(entry.kind === 'write' ? { ...entry.operation, ifMatch: '' } : entry.name);
    const known = replies.get(key);
    if (known && known.sent !== sent) throw refuse(422);
    if (known) return known.outcome;
    const outcome = entry.kind === 'upload' ? { replacement: `/uploads/${entry.name}` } : apply(entry);
    applied.push(key);
    replies.set(key, { sent, outcome });
    return outcome;
  }

  function apply({ operation }: Extract<Entry, { kind: 'write' }>): Outcome {
    const { kind, body, ifMatch, key } = operation;
    const fields = (body ?? {}) as Record<string, unknown>;
    if (kind === 'reorder') {
      const ids = (body as { id: string }[]).map(({ id }) => id);
      if (ids.some((id) => !documents.has(id))) throw refuse(422);
      order = ids;
      return {};
    }
    const id = kind === 'create' ? `made-${key}` : (operation.id ?? '');
    const before = kind === 'create' ? { version: 0, fields: {} } : documents.get(id);
    if (!before) throw refuse(404);
    // Stricter than the API, which merges: the person's own earlier edits must never cause a conflict.
    if (ifMatch && ifMatch !== `"${before.version}"`) throw refuse(409);
    if (kind === 'delete') {
      documents.delete(id);
      return {};
    }
    const version = before.version + 1;
    documents.set(id, { version, fields: { ...before.fields, ...fields } });
    return { etag: `"${version}"`, ...(kind === 'create' ? { replacement: id } : {}) };
  }

  function refuse(status: number): ApiError {
    refusals.push(status);
    return new ApiError(status, { message: `refused with ${status}` });
  }

  return {
    answer,
    put: (id: string, fields: Record<string, unknown>) => documents.set(id, { version: 1, fields }),
    /** Keys of the applied operations, in order. */
    applied: () => [...applied],
    refusals: () => [...refusals],
    order: () => order,
    documents: () => Object.fromEntries([...documents].map(([id, { fields }]) => [id, fields])),
  };
}
