import { callsOf, type DocumentOf, type EntityName, entityOf } from '../domain/entities.js';
import { type Answer, type Connection, foreignAnswer, request } from './request.js';

/** One write to the API, with everything that is needed to send it later. */
export type WriteOperation<K extends EntityName = EntityName> = {
  readonly entity: K;
  readonly kind: 'create' | 'update' | 'delete' | 'reorder';
  /**
   * The document, for update and delete; may be the temporary id of an earlier queued create.
   * A queued create has its own temporary id here.
   */
  readonly id?: string;
  /** The fields by name, or the positions of a reorder. May contain temporary ids and URLs. */
  readonly body?: unknown;
  readonly ifMatch?: string;
  /** Idempotency-Key: the same for every attempt of this operation. */
  readonly key: string;
  /** Title of the document, shown while the write is queued. */
  readonly title: string;
};

const calls = {
  create: { method: 'POST', address: 'create' },
  update: { method: 'PATCH', address: 'update' },
  delete: { method: 'DELETE', address: 'one' },
  reorder: { method: 'POST', address: 'reorder' },
} as const;

/**
 * Sends a write now. The response to a delete or reorder has no value.
 * @throws what `request` throws.
 */
export async function write<K extends EntityName>(
  connection: Connection,
  operation: WriteOperation<K>,
): Promise<Answer<DocumentOf<K> | undefined>> {
  const { entity, kind, id = '', body, ifMatch, key: idempotencyKey } = operation;
  const { method, address } = calls[kind];
  const path = callsOf(entity)[address].replace('{id}', encodeURIComponent(id));
  const isForm = kind === 'create' && entityOf(entity).mediaPart !== undefined;
  const sent = isForm ? multipart(entity, body) : body;
  const answer = await request<DocumentOf<K> | undefined>(connection, {
    method,
    path,
    body: sent,
    ifMatch,
    idempotencyKey,
  });
  const { value } = answer;
  const isDocument = kind === 'create' || kind === 'update';
  const isFromApi = isDocument ? typeof value?.id === 'string' : value === undefined;
  if (connection.isStrict && !isFromApi) throw foreignAnswer();
  return answer;
}

/** The fields as multipart form data: media as JSON, everything else as text. */
function multipart(entity: EntityName, body: unknown): FormData {
  const { fields: definitions, mediaPart = '' } = entityOf(entity);
  const form = new FormData();
  const fields: [string, unknown][] = Object.entries(body ?? {});
  for (const [name, value] of fields) {
    const kind = definitions[name]?.kind;
    if (kind === 'media') form.set(mediaPart, JSON.stringify(value));
    else if (kind !== 'image' || value !== '') form.set(name, String(value));
  }
  return form;
}
