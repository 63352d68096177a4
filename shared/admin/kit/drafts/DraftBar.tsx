import { useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router';
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
        Unsaved draft: <strong>{draft.title}</strong> ({sectionOf(draft.form)},{' '}
        {new Date(draft.savedAt).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })})
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

/** `services:edit:42` → `services`. */
function sectionOf(form: string): string {
  return form.split(':')[0] ?? form;
}
