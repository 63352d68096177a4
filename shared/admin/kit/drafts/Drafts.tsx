import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useHost } from '../../host/host.js';
import { clearResume, readResume } from './resume.js';
import { type Draft, type DraftRegistry, createDraftRegistry } from './draftRegistry.js';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { useStore } from '@ritmi/shared/ui/store';
import { showFailure } from '@ritmi/shared/ui/Toasts';
import { entityNames } from '@ritmi/shared/domain/entities';
import type { Message } from '@ritmi/shared/domain/language';
import { words } from '../text.js';
import { formatMoment } from '../formatMoment.js';
import { entityTitle } from '../model/entityText.js';
import { ButtonRow, PlainButton, Bar } from '../look/frames.js';

const Context = createContext<DraftRegistry | null>(null);

type DraftsProviderProps = { readonly owner: string; readonly children: ReactNode };

/** Stores what the signed-in person types, and reopens what was open when the session ended. */
export function DraftsProvider({ owner, children }: DraftsProviderProps) {
  const host = useHost();
  const registry = useMemo(() => createDraftRegistry(host.drafts, owner), [host, owner]);
  const [isReady, setIsReady] = useState(false);

  useEffect(() => {
    async function open() {
      try {
        const resume = await readResume(host.drafts, owner);
        await registry.load();
        if (resume) {
          registry.claim(resume.drafts);
          await clearResume(host.drafts, owner);
        }
      } catch (error) {
        console.error(error);
      }
      setIsReady(true);
    }
    registry.setInUse(true);
    window.addEventListener('pagehide', registry.flushNow);
    void open();
    return () => {
      registry.setInUse(false);
      window.removeEventListener('pagehide', registry.flushNow);
    };
  }, [host, owner, registry]);

  return isReady ? <Context value={registry}>{children}</Context> : null;
}

export function useDrafts(): DraftRegistry {
  const registry = useContext(Context);
  if (!registry) throw new Error('Drafts need a DraftsProvider');
  return registry;
}

/** State of a navigation that needs no question: what was typed is offered again as a draft. */
export const keepsChanges = 'keepsChanges';

/** More would push the page down; the others follow when these are decided. */
const shownAtOnce = 3;

/** Offers the unsaved drafts of earlier visits. */
export function DraftBar() {
  const drafts = useDrafts();
  const navigate = useNavigate();
  const { language, t } = useLanguage();
  const { pathname } = useLocation();
  const { offered } = useStore(drafts.lists);
  const isStored = useStore(drafts.isStored);
  useEffect(() => {
    // Also where a dialog covers the bar.
    if (!isStored) showFailure(t(words.draftNotStored), { toastId: 'draftNotStored' });
  }, [isStored, t]);

  function handleRestore({ id, path }: Draft) {
    drafts.claim([id]);
    if (path !== pathname) void navigate(path, { state: keepsChanges });
  }

  const bars = offered.slice(0, shownAtOnce).map((draft) => (
    <Bar key={draft.id} role="region" aria-label={t(words.draft)}>
      <span>
        {t(words.unsavedDraft)} <strong>{draft.title || t(words.untitled)}</strong> ({t(kindOf(draft.form))},{' '}
        {formatMoment(new Date(draft.savedAt).toISOString(), language)})
      </span>
      <ButtonRow>
        <PlainButton onClick={() => handleRestore(draft)}>{t(words.restoreDraft)}</PlainButton>
        <PlainButton onClick={() => drafts.drop(draft.id)}>{t(words.dismissDraft)}</PlainButton>
      </ButtonRow>
    </Bar>
  ));
  return (
    <>
      {!isStored && drafts.openIds().length > 0 && <Bar role="status">{t(words.draftNotStored)}</Bar>}
      {bars}
    </>
  );
}

/** `services:edit:42` is a service, `packages-page:new` a package, `blocked-days-sheet:new` a blocked day. */
function kindOf(form: string): Message {
  const isOf = (name: string) => form.startsWith(name) && '-:'.includes(form.charAt(name.length));
  return entityTitle(entityNames.find(isOf) ?? form);
}
