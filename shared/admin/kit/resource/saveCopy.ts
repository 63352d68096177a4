import { UnreachableError } from '@ritmi/shared/client/ApiError';
import { request } from '@ritmi/shared/client/request';
import { write, type WriteOperation } from '@ritmi/shared/client/write';
import { valueAt } from '@ritmi/shared/domain/composite';
import { callsOf, type DocumentOf, type EntityName, pathAt } from '@ritmi/shared/domain/entities';
import { textIn, type Values } from '@ritmi/shared/domain/values';
import type { Host } from '../../host/host.js';
import { CopyConflictError, copyTag } from '../model/publishing.js';
import { newerVersion } from '../model/resolution.js';
import { type Edited, type Publishing, withReferences } from '../model/values.js';
import { send } from './write.js';

export type CopySave<K extends EntityName> = Pick<WriteOperation<K>, 'key' | 'title' | 'isForced'> & {
  /** The fields that the form has changed. */
  readonly body: Values;
  /** The document, or the copy as the form began with it. */
  readonly base: Edited;
  readonly copy: NonNullable<Publishing['copy']>;
};

/**
 * Saves changes in the copy beside a document, and publishes it if that is wanted: at once or at a time. Only what is
 * saved may wait for the server; what is published may not.
 * @returns the document if it was published
 * @throws CopyConflictError when others have changed what the copy changes, and what `send` throws
 */
export async function saveCopy<K extends EntityName>(
  host: Host,
  entity: K,
  { key, title, isForced, body, base, copy }: CopySave<K>,
): Promise<DocumentOf<K> | undefined> {
  const { id } = base;
  const tag = textIn(base, copyTag);
  const ifMatch = tag === '' ? {} : { ifMatch: tag };
  const operation: WriteOperation<K> = { entity, kind: 'draft', id, body, key, title, ...ifMatch };
  const isPublished = copy.publishAt !== undefined;
  if (!isPublished) {
    await send(host, operation);
    return undefined;
  }
  if (host.outbox?.mustQueue(operation)) throw new UnreachableError('Earlier changes wait for the server');
  // A copy that the form has not changed is published as it is.
  const isChanged = !('baseVersion' in base) || Object.keys(body).length > 0;
  const saved: Values = (isChanged && (await write(host.connection, operation)).value) || base;
  try {
    const path = `${pathAt(callsOf(entity).draft, id)}/publish`;
    const { value } = await request<DocumentOf<K>>(host.connection, {
      method: 'POST',
      path: isForced ? `${path}?force=true` : path,
      body: copy.publishAt === null ? {} : { at: copy.publishAt },
      idempotencyKey: `${key}-publish${isForced ? '-forced' : ''}`,
    });
    return copy.publishAt === null ? value : undefined;
  } catch (error) {
    const newer = newerVersion(error);
    if (!newer) throw error;
    const [before, after] = [newer.current, saved].map((each) => withReferences(entity, each));
    throw new CopyConflictError(
      newer.conflicts.map((field) => ({
        field,
        before: valueAt(before ?? {}, field),
        after: valueAt(after ?? {}, field),
      })),
    );
  }
}

/** Removes the copy beside a document. @throws what `request` throws */
export async function discardCopy(
  { connection }: Host,
  entity: EntityName,
  { id, key }: { readonly id: string; readonly key: string },
): Promise<void> {
  const path = pathAt(callsOf(entity).draft, id);
  await request(connection, { method: 'DELETE', path, idempotencyKey: key });
}
