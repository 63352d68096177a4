import type { WriteOperation } from '@ritmi/shared/client/write';
import type { Entry, Outcome } from './entry.js';

type Fields = Readonly<Record<string, unknown>>;

/**
 * A later change of the same document started from the same version as this one, and from what this one shows. It now
 * starts from this one's result, and leaves out the fields that this one has set already: somebody else's change to
 * them must stay.
 */
export function rebased(entry: Entry, done: WriteOperation, { etag, document, replacement }: Outcome): Entry {
  if (entry.kind !== 'write' || entry.isFixed || entry.triedAt || !etag) return entry;
  const { operation } = entry;
  if (operation.entity !== done.entity || operation.kind !== 'update') return entry;
  if (done.kind === 'create') {
    // What was made here had no version to start from until now.
    const isOfIt = operation.id === replacement && operation.ifMatch === undefined;
    return isOfIt ? { ...entry, operation: { ...operation, ifMatch: etag } } : entry;
  }
  const { ifMatch, id } = operation;
  if (done.kind !== 'update' || id !== done.id || ifMatch === undefined || ifMatch !== done.ifMatch)
    return entry;
  const before = fieldsOf(done.body);
  const body = changedFields(fieldsOf(operation.body), before);
  const isOurs = isNextVersion(ifMatch, etag) || stands(body, before, document);
  return { ...entry, operation: { ...operation, body, ifMatch: isOurs ? etag : ifMatch } };
}

/** Whether nobody else has changed the document in between. */
function isNextVersion(before: string, after: string): boolean {
  return versionOf(after) - versionOf(before) <= 1;
}

const versionOf = (tag: string) => Number(tag.replaceAll('"', ''));

/**
 * Whether the fields of a later change read as the earlier one sent them. Where they do not, somebody else has changed
 * them too: the later change keeps its old version, so that the server notices.
 */
function stands(body: Fields, before: Fields, document: Fields | undefined): boolean {
  return document !== undefined && Object.keys(body).every((name) => isAsSent(before[name], document[name]));
}

function isAsSent(sent: unknown, read: unknown): boolean {
  const isText = typeof sent === 'string' && sent.trim() !== '';
  return JSON.stringify(sent) === JSON.stringify(read) || (isText && Number(sent) === Number(read));
}

function changedFields(body: Fields, before: Fields): Fields {
  return Object.fromEntries(
    Object.entries(body).filter(([name, value]) => JSON.stringify(before[name]) !== JSON.stringify(value)),
  );
}

function fieldsOf(body: unknown): Fields {
  return (body ?? {}) as Fields;
}
