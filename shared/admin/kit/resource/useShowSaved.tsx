import { isEntityName } from '@ritmi/shared/domain/entities';
import { isDraft } from '@ritmi/shared/domain/publishing/publishing';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { About, showSuccess } from '@ritmi/shared/ui/Toasts';
import { useHost } from '../../host/host.js';
import { PlainLink } from '../look/frames.js';
import { ToastRow } from '../look/ToastRow.js';
import { sitePathOf } from '../model/entityText.js';
import type { Edited } from '../model/values.js';
import { words } from '../text.js';
import { useTouched } from '../touched.js';

/** Long enough to reach the link, in ms. */
const withLinkMs = 8_000;

type Saved = {
  /** What was done. */
  readonly text: string;
  readonly title: string;
  /** What the server returned; undefined while the write waits for it. */
  readonly saved: Edited | undefined;
};

/** Reports that a document of an entity was saved, with a link to its place on the site where visitors see it there. */
export function useShowSaved(name: string): (saved: Saved) => void {
  const { siteUrl } = useHost();
  const { t } = useLanguage();
  const isOnSite = useTouched() !== null;

  return ({ text, title, saved }) => {
    const done = <About text={text} about={title} />;
    // A change beside the published document is not on the site yet.
    const isSeen = saved && !isDraft(saved) && saved.hasDraft !== true;
    const path = isSeen && isEntityName(name) ? sitePathOf(name, saved) : null;
    if (siteUrl === null || path === null || isOnSite) return showSuccess(done);
    // A function, because the library adds its props to an element.
    showSuccess(
      () => (
        <ToastRow>
          {done}
          <PlainLink href={`${siteUrl}${path}`} target="_blank" rel="noreferrer">
            {t(words.showOnSite)}
          </PlainLink>
        </ToastRow>
      ),
      { autoClose: withLinkMs },
    );
  };
}
