import type { EntityName } from '@ritmi/shared/domain/entities';
import { previewHeader } from '@ritmi/shared/domain/publishing/previews';
import type { QueryFilter } from 'mongoose';
import type { Reader, Stored } from '../db/collection.js';
import { withChanges } from '../db/publishing/copies.js';
import { findPreview, type StoredPreview } from '../db/publishing/previews.js';
import { copies, keyOf } from '../db/publishing/storedCopies.js';
import { hiddenFrom, isVisible } from '../db/publishing/visible.js';
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
    /** The documents, with the previewed one as it would be. */
    shown: async (documents: readonly Stored[]): Promise<readonly Stored[]> => {
      const live = documents.find(({ _id }) => _id === previewed);
      if (!live) return documents;
      const copy = await copies.findById(keyOf(name, live._id)).lean();
      const changed = copy ? withChanges(name, { copy, live }) : live;
      const published = { ...changed, status: 'published', publishAt: null };
      return documents.map((each) => (each === live ? published : each));
    },
  };
}

/** @throws 404 when it was ended or has expired */
async function previewIn(id: string | undefined): Promise<StoredPreview | null> {
  if (id === undefined) return null;
  const found = await findPreview(id);
  if (!found) throw notFound();
  return found;
}
