import { type EntityName, entityOf } from '@ritmi/shared/domain/entities';
import { previewHeader } from '@ritmi/shared/domain/publishing/previews';
import type { QueryFilter } from 'mongoose';
import type { Reader, Stored } from '../db/collection.js';
import { withChanges } from '../db/publishing/copies.js';
import { findPreview, type StoredPreview, withTyped } from '../db/publishing/previews.js';
import { copies, keyOf } from '../db/publishing/storedCopies.js';
import { hiddenFrom, isVisible } from '../db/publishing/visible.js';
import type { ListQuery } from '../db/listPage.js';
import { modelNamed } from '../db/normalize.js';
import { notFound } from './errors.js';
import type { Call } from './route.js';

/** What a caller sees of an entity: visitors no drafts, but the one whose preview they look at. */
export async function viewOf(name: EntityName, { account, request }: Call) {
  const reader: Reader = account ? 'administrator' : 'visitor';
  const preview = account ? null : await previewIn(request.get(previewHeader));
  const previewed = preview?.entity === name ? preview.documentId : null;
  const hidden = hiddenFrom(reader, name);
  const without: QueryFilter<Stored> | null =
    hidden && previewed !== null ? { ...hidden, _id: { $ne: previewed } } : hidden;
  return {
    reader,
    isPreview: preview !== null,
    without,
    sees: (stored: Stored) => account !== null || stored._id === previewed || isVisible(name, stored),
    /**
     * The documents, with the previewed one as it would be. On the first page of a list it is before the others, if it
     * would be on a later page: whoever opens a preview looks for it.
     */
    shown: async (documents: readonly Stored[], page?: Page): Promise<readonly Stored[]> => {
      const listed = documents.find(({ _id }) => _id === previewed);
      const isSought = previewed !== null && page !== undefined && isFirst(page);
      const live = listed ?? (isSought ? await storedIn(name, previewed) : null);
      if (!live) return documents;
      const copy = await copies.findById(keyOf(name, live._id)).lean();
      const changed = copy ? withChanges(name, { copy, live }) : live;
      const typed = preview?.typed ? withTyped(name, changed, preview.typed) : changed;
      const published = entityOf(name).publishing
        ? { ...typed, status: 'published', publishAt: null }
        : typed;
      return listed ? documents.map((each) => (each === live ? published : each)) : [published, ...documents];
    },
  };
}

type Page = Pick<ListQuery, 'filter' | 'limit' | 'skip' | 'after'>;

function isFirst({ filter, limit, skip, after }: Page): boolean {
  return limit !== null && skip === 0 && after === null && Object.keys(filter).length === 0;
}

async function storedIn(name: EntityName, id: string): Promise<Stored | null> {
  return modelNamed(name).findById(id).lean<Stored>();
}

/** @throws 404 when it was ended or has expired */
async function previewIn(id: string | undefined): Promise<StoredPreview | null> {
  if (id === undefined) return null;
  const found = await findPreview(id);
  if (!found) throw notFound();
  return found;
}
