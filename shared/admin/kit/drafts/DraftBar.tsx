import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { formatMoment } from '../formatMoment.js';
import { entityTitle } from '../list/entityTitle.js';
import { ButtonRow, PlainButton } from '../look/buttons.js';
import { Bar } from '../look/frames.js';
import type { Draft } from './draft.js';
import { useDrafts } from './DraftsContext.js';

/** More would push the page away; the rest comes up when these are decided. */
const shownAtOnce = 3;

/** Offers what was typed on an earlier visit and not saved. */
export function DraftBar() {
  const drafts = useDrafts();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const offered = useSyncExternalStore(drafts.subscribe, drafts.offered);

  function handleRestore({ id, path }: Draft) {
    drafts.claim([id]);
    if (path !== pathname) void navigate(path);
  }

  return offered.slice(0, shownAtOnce).map((draft) => (
    <Bar key={draft.id} role="region" aria-label="Draft">
      <span>
        Unsaved draft: <strong>{draft.title}</strong> ({kindOf(draft.form)},{' '}
        {formatMoment(new Date(draft.savedAt).toISOString())})
      </span>
      <ButtonRow>
        <PlainButton type="button" onClick={() => handleRestore(draft)}>
          Restore draft
        </PlainButton>
        <PlainButton type="button" onClick={() => drafts.drop(draft.id)}>
          Dismiss draft
        </PlainButton>
      </ButtonRow>
    </Bar>
  ));
}

/** `services:edit:42` is a 'Service', `packages-page:new` a 'Package'. */
function kindOf(form: string): string {
  return entityTitle(form.split(/[-:]/)[0] ?? form);
}
