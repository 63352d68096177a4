import type { Actor } from '@ritmi/shared/domain/access';
import { entityOf } from '@ritmi/shared/domain/entities';
import { withoutPublishing } from '@ritmi/shared/domain/publishing/publishing';
import type { Collection, Stored } from './collection.js';
import { NotFoundError } from './errors.js';
import { fieldsAt } from './history.js';
import { sentFields } from './kinds.js';
import { patch } from './writes.js';

/**
 * Writes the fields of an earlier version as a new one; status and times stay (contract, Publishing). Runs inside the
 * caller's transaction.
 * @param target with `ifMatch`, fields that others have changed since that version are a conflict
 * @throws NotFoundError when the history does not have that version, StaleError
 */
export async function restoreVersion(
  collection: Collection,
  version: number,
  target: { readonly id: string; readonly actor: Actor; readonly ifMatch?: number | null },
): Promise<Stored> {
  const { name } = collection;
  const fields = await fieldsAt(name, target.id, version);
  if (!fields) throw new NotFoundError();
  return patch(collection, sentFields(entityOf(name).fields, withoutPublishing(fields)), target);
}
