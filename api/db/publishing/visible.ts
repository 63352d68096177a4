import { type EntityName, entityOf } from '@ritmi/shared/domain/entities';
import { isDraft } from '@ritmi/shared/domain/publishing/publishing';
import type { QueryFilter } from 'mongoose';
import type { Reader, Stored } from '../collection.js';
import type { Fields } from '../kinds.js';

/** Matches the documents that a reader does not see: for visitors the drafts (contract, Publishing). Null for none. */
export function hiddenFrom(reader: Reader, name: EntityName): QueryFilter<Stored> | null {
  return reader === 'visitor' && entityOf(name).publishing ? { status: 'draft' } : null;
}

/** Matches the others. */
export function shownTo(reader: Reader, name: EntityName): QueryFilter<Stored> {
  const hidden = hiddenFrom(reader, name);
  return hidden ? { $nor: [hidden] } : {};
}

/** Whether visitors see a document in this state; null before it exists and after it was deleted. */
export function isVisible(name: EntityName, state: Fields | null): boolean {
  return state !== null && entityOf(name).site !== undefined && !isDraft(state);
}
