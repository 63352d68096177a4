import { callsOf, type DocumentOf, type EntityName, pathAt } from '../domain/entities.js';
import { formTexts } from '../domain/events/form.js';
import { type Answer, type Connection, foreignAnswer, request } from './request.js';

/** One write to the API, with everything that is needed to send it later. */
export type WriteOperation<K extends EntityName = EntityName> = {
  readonly entity: K;
  /** `draft` changes the copy beside a document; `note` and `book` are of enquiries. */
  readonly kind: 'create' | 'update' | 'delete' | 'undelete' | 'reorder' | 'draft' | 'note' | 'book';
  /**
   * The document, for all but a reorder; may be the temporary id of an earlier queued create.
   * A queued create has its own temporary id here.
   */
  readonly id?: string;
  /** The fields by name, or the positions of a reorder. May contain temporary ids and URLs. */
  readonly body?: unknown;
  readonly ifMatch?: string;
  /** Also takes away what something published uses. */
  readonly isForced?: boolean;
  /** Idempotency-Key: the same for every attempt of this operation. */
  readonly key: string;
  /** Title of the document, shown while the write is queued. */
  readonly title: string;
};

type Address = {
  readonly method: 'POST' | 'PATCH' | 'DELETE';
  readonly address: 'create' | 'update' | 'one' | 'restore' | 'reorder' | 'draft';
  /** What follows the address of the document. */
  readonly below?: string;
};

const calls: Readonly<Record<WriteOperation['kind'], Address>> = {
  create: { method: 'POST', address: 'create' },
  update: { method: 'PATCH', address: 'update' },
  delete: { method: 'DELETE', address: 'one' },
  undelete: { method: 'POST', address: 'restore' },
  reorder: { method: 'POST', address: 'reorder' },
  draft: { method: 'PATCH', address: 'draft' },
  note: { method: 'POST', address: 'one', below: '/notes' },
  book: { method: 'POST', address: 'one', below: '/book' },
};

/**
 * Sends a write now. The response to a delete or reorder has no value.
 * @throws what `request` throws.
 */
export async function write<K extends EntityName>(
  connection: Connection,
  operation: WriteOperation<K>,
): Promise<Answer<DocumentOf<K> | undefined>> {
  const { entity, kind, id = '', body, ifMatch, isForced, key: idempotencyKey } = operation;
  const { method, address, below = '' } = calls[kind];
  const path = pathAt(callsOf(entity)[address], id) + below + (isForced ? '?force=true' : '');
  const sent = kind === 'create' && entity === 'events' ? eventForm(body) : body;
  const answer = await request<DocumentOf<K> | undefined>(connection, {
    method,
    path,
    body: sent,
    ifMatch,
    idempotencyKey,
  });
  const { value } = answer;
  const isDocument = kind !== 'delete' && kind !== 'reorder';
  const isFromApi = isDocument ? typeof value?.id === 'string' : value === undefined;
  if (connection.isStrict && !isFromApi) throw foreignAnswer();
  return answer;
}

/** The form of a new event (specification section 7). */
function eventForm(body: unknown): FormData {
  const form = new FormData();
  for (const [part, text] of Object.entries(formTexts({ ...Object(body) }))) form.set(part, text);
  return form;
}
