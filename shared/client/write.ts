import type { CreateOf, DocumentOf, EntityName, PatchOf } from '../domain/entities.js';
import type { Place } from '../domain/reorder.js';
import { type Answer, type Connection, foreignAnswer } from './request.js';
import { resource } from './resource.js';

/** One write to the API, complete enough to be sent later. */
export type WriteOperation<K extends EntityName = EntityName> = {
  readonly entity: K;
  readonly kind: 'create' | 'update' | 'delete' | 'reorder';
  /**
   * The document, for update and delete; may be a temporary id that an earlier waiting create gave.
   * A create that waits carries its own temporary id here.
   */
  readonly id?: string;
  /** JSON body; for events' multipart create the fields by name. May hold temporary ids and upload addresses. */
  readonly body?: unknown;
  readonly ifMatch?: string;
  /** Idempotency-Key: the same for every try of this operation. */
  readonly key: string;
  /** What it is about, for the list of waiting changes: the title of the document. */
  readonly title: string;
};

/**
 * Sends a write now; the answer of a delete or reorder is undefined.
 * @throws what `request` throws.
 */
export async function write<K extends EntityName>(
  connection: Connection,
  operation: WriteOperation<K>,
): Promise<Answer<DocumentOf<K> | undefined>> {
  const answer = await send(connection, operation);
  const { value } = answer;
  const isDocument = operation.kind === 'create' || operation.kind === 'update';
  const isOurs = isDocument ? typeof value?.id === 'string' : value === undefined;
  if (connection.isStrict && !isOurs) throw foreignAnswer();
  return answer;
}

function send<K extends EntityName>(
  connection: Connection,
  operation: WriteOperation<K>,
): Promise<Answer<DocumentOf<K> | undefined>> {
  const { entity, kind, id = '', body, ifMatch, key } = operation;
  const calls = resource(connection, entity);
  const options = { ifMatch, idempotencyKey: key };
  switch (kind) {
    case 'create':
      return calls.create(
        entity === 'events' ? multipart(body as Record<string, unknown>) : (body as CreateOf<K>),
        options,
      );
    case 'update':
      return calls.patch(id, body as PatchOf<K>, options);
    case 'delete':
      return calls.remove(id, options);
    case 'reorder':
      return calls.reorder(body as readonly Place[], options);
  }
}

/** `POST /events` is multipart (specification section 7). */
function multipart({ media, ...fields }: Record<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  // A create that was edited before it was sent carries its media as an edit does.
  if (media) form.set('mediaData', JSON.stringify(media));
  return form;
}
