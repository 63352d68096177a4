import { type EntityName, entityOf, referencesOf } from '@ritmi/shared/domain/entities';
import mongoose from 'mongoose';
import { type Fields, idsIn } from '../kinds.js';

/** Documents without the ids of documents that have been removed, where they are read as ids, and of drafts for visitors. */
export async function withoutRemoved<T extends Fields>(
  name: EntityName,
  stored: readonly T[],
  { hasDrafts }: { readonly hasDrafts: boolean },
): Promise<readonly T[]> {
  let shown = stored;
  for (const { field, to, hasContent } of referencesOf(name)) {
    const named = new Set(shown.flatMap((document) => idsIn(document[field])));
    if (hasContent || named.size === 0) continue;
    const hidden = !hasDrafts && entityOf(to).publishing ? { status: { $ne: 'draft' } } : {};
    const found = await mongoose
      .model<{ _id: string }>(to)
      .find({ _id: { $in: [...named] }, ...hidden }, { _id: 1 })
      .lean<{ _id: string }[]>();
    const known = new Set(found.map(({ _id }) => _id));
    shown = shown.map((each) => ({ ...each, [field]: idsIn(each[field]).filter((id) => known.has(id)) }));
  }
  return shown;
}
