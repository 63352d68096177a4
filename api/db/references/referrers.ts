import type { Actor } from '@ritmi/shared/domain/access';
import { type EntityName, referrersOf } from '@ritmi/shared/domain/entities';
import type { Stored } from '../collection.js';
import { record } from '../history.js';
import { modelNamed } from '../normalize.js';

type Bump = {
  readonly actor: Actor /** Only those that are read with its content, not with its id alone. */;
  readonly hasContent?: true;
};

/**
 * Documents that refer to a changed one are read with its content, so their versions rise too (contract, Beyond); those
 * that are read with its id rise when it comes or goes, for visitors too.
 */
export async function bumpReferrers(
  changed: EntityName,
  id: string,
  { actor, hasContent }: Bump,
): Promise<void> {
  for (const { name, field, ...referrer } of referrersOf(changed)) {
    if (hasContent && !referrer.hasContent) continue;
    const model = modelNamed(name);
    const before: Stored[] = await model.find({ [field]: id }).lean();
    if (before.length === 0) continue;
    const updatedAt = new Date();
    await model.updateMany({ [field]: id }, { $inc: { version: 1 }, $set: { updatedAt } });
    const bumped = before.map((stored) => ({
      before: stored,
      after: { ...stored, version: stored.version + 1, updatedAt },
    }));
    await record({ name, op: 'update', actor }, bumped);
  }
}
