import {
  type CreateOf,
  type DocumentOf,
  type EntityName,
  entityOf,
  type PatchOf,
} from '../domain/entities.js';
import type { Values } from '../domain/entity.js';
import type { Place } from '../domain/shapes.js';
import { type Answer, type Connection, foreignAnswer } from './request.js';
import { resource } from './resource.js';

/** One write to the API, complete enough to be sent later. */
export type WriteOperation<K extends EntityName = EntityName> = {
  readonly entity: K;
  readonly kind: 'create' | 'update' | 'delete' | 'reorder';
  /**
   * The document, for update and delete; may be the temporary id of an earlier queued create.
   * A queued create has its own temporary id here.
   */
  readonly id?: string;
  /** The fields by name, or the places of a reorder. May hold temporary ids and upload addresses. */
  readonly body?: unknown;
  readonly ifMatch?: string;
  /** Idempotency-Key: the same for every attempt of this operation. */
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
  // Queued as JSON by a form of this entity, so its kind tells the type of its body; the API checks it again.
  switch (kind) {
    case 'create':
      return calls.create(
        entityOf(entity).mediaPart === undefined ? (body as CreateOf<K>) : multipart(entity, body as Values),
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

/** The fields as parts of a form: media as JSON text, everything else as text. */
function multipart(entity: EntityName, fields: Values): FormData {
  const { fields: definitions, mediaPart = '' } = entityOf(entity);
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    const kind = definitions[name]?.kind;
    if (kind === 'media') form.set(mediaPart, JSON.stringify(value));
    else if (kind !== 'image' || value !== '') form.set(name, String(value));
  }
  return form;
}
