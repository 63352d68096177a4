import type { WriteOperation } from '@ritmi/shared/client/write';
import type { Entry, Outcome } from './entry.js';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Rebases a queued edit on the one of the same document that is done, where both were made on the same version. It leaves
 * out the fields that the first one has set already: somebody else's change to them must stay.
 */
export function rebased(entry: Entry, done: WriteOperation, { etag, document, replacement }: Outcome): Entry {
  if (entry.kind !== 'write' || entry.isFixed || entry.triedAt || !etag) return entry;
  const { operation } = entry;
  const { id, ifMatch } = operation;
  if (operation.entity !== done.entity || operation.kind !== 'update') return entry;
  if (done.kind === 'create') {
    // A document that was created here had no version until now.
    const isItsEdit = id === replacement && ifMatch === undefined;
    return isItsEdit ? { ...entry, operation: { ...operation, ifMatch: etag } } : entry;
  }
  if (done.kind !== 'update' || id !== done.id || ifMatch === undefined || ifMatch !== done.ifMatch)
    return entry;
  const before = fieldsOf(done.body);
  const body = changedFields(fieldsOf(operation.body), before);
  // Somebody else has changed the document in between where its version is not the next one. If also a field of this
  // edit reads otherwise than it was sent, the edit keeps its old version, so that the server notices.
  const isNextVersion = versionOf(etag) - versionOf(ifMatch) <= 1;
  const readsAsSent = (name: string) => document && isSame(before[name], document[name]);
  const isOurs = isNextVersion || (document && Object.keys(body).every(readsAsSent));
  return { ...entry, operation: { ...operation, body, ifMatch: isOurs ? etag : ifMatch } };
}

const versionOf = (etag: string) => Number(etag.replaceAll('"', ''));

/** Numbers are sent as people write them: 10 reads as 10.00. */
function isSame(sent: unknown, read: unknown): boolean {
  const isText = typeof sent === 'string' && sent.trim() !== '';
  return JSON.stringify(sent) === JSON.stringify(read) || (isText && Number(sent) === Number(read));
}

function changedFields(body: Fields, before: Fields): Fields {
  return Object.fromEntries(
    Object.entries(body).filter(([name, value]) => JSON.stringify(before[name]) !== JSON.stringify(value)),
  );
}

/** The body of an update. */
const fieldsOf = (body: unknown) => (body ?? {}) as Fields;
