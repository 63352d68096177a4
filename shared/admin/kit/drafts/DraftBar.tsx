import { useLocation, useNavigate } from 'react-router';
import { useStore } from '@ritmi/shared/ui/store';
import { formatMoment } from '../formatMoment.js';
import { entityTitle } from '../list/entityTitle.js';
import { ButtonRow, PlainButton, Bar } from '../look/frames.js';
import type { Draft } from './draftBook.js';
import { useDrafts } from './DraftsContext.js';
import { keepsChanges } from './LeaveGuard.js';

/** More would push the page down; the others follow when these are decided. */
const shownAtOnce = 3;

/** Offers the unsaved drafts of earlier visits. */
export function DraftBar() {
  const drafts = useDrafts();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const offered = useStore({ get: drafts.offered, subscribe: drafts.subscribe });

  function handleRestore({ id, path }: Draft) {
    drafts.claim([id]);
    if (path !== pathname) void navigate(path, { state: keepsChanges });
  }

  return offered.slice(0, shownAtOnce).map((draft) => (
    <Bar key={draft.id} role="region" aria-label="Draft">
      <span>
        Unsaved draft: <strong>{draft.title}</strong> ({kindOf(draft.form)},{' '}
        {formatMoment(new Date(draft.savedAt).toISOString())})
      </span>
      <ButtonRow>
        <PlainButton onClick={() => handleRestore(draft)}>Restore draft</PlainButton>
        <PlainButton onClick={() => drafts.drop(draft.id)}>Dismiss draft</PlainButton>
      </ButtonRow>
    </Bar>
  ));
}

/** `services:edit:42` is a 'Service', `packages-page:new` a 'Package'. */
function kindOf(form: string): string {
  return entityTitle(form.split(/[-:]/)[0] ?? form);
}
