import { type EntityName, referrersOf } from '@ritmi/shared/domain/entities';
import { isDraft } from '@ritmi/shared/domain/publishing/publishing';
import type { Usage } from '@ritmi/shared/domain/errors';
import type { Stored } from '../collection.js';
import { UsedError } from '../errors.js';
import { titleOf } from '../history.js';
import type { Fields } from '../kinds.js';
import { modelNamed } from '../normalize.js';
import { shownTo } from '../publishing/visible.js';

type Change = { readonly id: string; readonly before: Fields; readonly after: Fields };

/** @throws UsedError when a document that something published uses becomes a draft, or is to end (contract, Publishing). */
export async function requireUnused(name: EntityName, { id, before, after }: Change): Promise<void> {
  const isHidden = isDraft(after) && !isDraft(before);
  const isEnding = after.unpublishAt !== null && after.unpublishAt !== before.unpublishAt;
  if (!isHidden && !isEnding) return;
  const usedIn: Usage[] = [];
  for (const { name: entity, field, hasContent } of referrersOf(name)) {
    // Those that are read with its id alone leave it out.
    if (!hasContent) continue;
    const found = await modelNamed(entity)
      .find({ [field]: id, ...shownTo('visitor', entity) })
      .lean<Stored[]>();
    usedIn.push(...found.map((each) => ({ entity, id: each._id, title: titleOf(entity, each) })));
  }
  if (usedIn.length > 0) throw new UsedError(usedIn);
}
