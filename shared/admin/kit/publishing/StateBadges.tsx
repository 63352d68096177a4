import type { ScheduledChange } from '@ritmi/shared/domain/publishing/publishing';
import { publishingState } from '@ritmi/shared/domain/publishing/state';
import { formatInTirane } from '@ritmi/shared/domain/time/tirane';
import { textIn, type Values } from '@ritmi/shared/domain/values';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Badge } from '../look/frames.js';
import { words } from '../text.js';
import { plannedText, publishText as text } from './text.js';
import { useSchedule } from './useSchedule.js';

/** How a document stands, where that is not simply on the site: draft, what happens next by itself, and its changed copy. */
export function StateBadges({ document }: { readonly document: Values }) {
  const { language, t } = useLanguage();
  const { isDraft, next, hasCopy } = publishingState(document);
  const schedule = useSchedule(hasCopy);
  const copy = schedule.find(({ id, change }) => change === 'copy' && id === textIn(document, 'id'));
  const copyTime = copy && (copy.isLate ? null : t(plannedText.copy(formatInTirane(copy.at, language))));
  return (
    <>
      {isDraft ? <Badge>{t(words.draft)}</Badge> : null}
      {next ? <Badge>{t(nextText(next, language))}</Badge> : null}
      {hasCopy ? <Badge>{copyTime ?? t(text.copy)}</Badge> : null}
    </>
  );
}

function nextText({ at, change }: ScheduledChange, language: Parameters<typeof formatInTirane>[1]) {
  return plannedText[change.status === 'published' ? 'publish' : 'end'](formatInTirane(at, language));
}
