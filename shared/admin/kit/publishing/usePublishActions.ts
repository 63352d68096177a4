import { useFormContext } from 'react-hook-form';
import { formatInTirane } from '@ritmi/shared/domain/time/tirane';
import type { Values } from '@ritmi/shared/domain/values';
import { useLanguage } from '@ritmi/shared/ui/Language';
import {
  changedTimes,
  planned,
  plannedValues,
  type PlannedField,
  type PublishTarget,
  sentTime,
  timeIssues,
  typedTime,
} from '../model/publishing.js';
import type { Publishing } from '../model/values.js';
import { problemOf } from '../problems/problem.js';
import { plannedText, publishText as text } from './text.js';

/** How to save, and what to say when that is done; for a plain save nothing of its own. */
export type PublishAction = Publishing & { readonly done?: string; readonly showsPreview?: boolean };

export type PublishMenuProps = {
  readonly target: PublishTarget;
  /** The document of an edit. */
  readonly document: Values | undefined;
  readonly isDisabled: boolean;
  readonly onAction: (action: PublishAction) => void;
  /** Asks, and removes the copy that is edited. */
  readonly onDiscard?: (() => void) | undefined;
  /** Shows the page without saving, while nothing has changed; null where there is no preview. */
  readonly onPreview: (() => void) | null;
};

/** What the menu 'Publish' does: reads the typed times, says what is wrong with them, and saves the form accordingly. */
export function usePublishActions({ target, document = {}, onAction, onPreview }: PublishMenuProps) {
  const { language, t } = useLanguage();
  const { formState, getValues, setError } = useFormContext();
  /** Nothing can be shown before it is saved. */
  const savesFirst = formState.isDirty || target === 'new';
  const before = target === 'new' ? null : document;

  /** A typed time; undefined, with a word at its field, when it is none. */
  function timeIn(field: PlannedField, isRequired = false): string | null | undefined {
    const time = sentTime(typedTime(getValues(), field));
    if (time === undefined || (isRequired && time === null)) {
      setError(`${planned}.${field}`, problemOf({ code: 'notMoment', message: 'Enter a day and a time' }), {
        shouldFocus: true,
      });
      return undefined;
    }
    return time;
  }

  /** Sends status and times, unless something is wrong with them. */
  function sendFields(fields: Values, done: string, rest: Partial<PublishAction> = {}) {
    const issues = timeIssues(fields, before);
    for (const [place, { path, code, message }] of issues.entries()) {
      setError(`${planned}.${path[0]}`, problemOf({ code, message }), { shouldFocus: place === 0 });
    }
    if (issues.length === 0) onAction({ fields, done, ...rest });
  }

  function publish() {
    if (target === 'copy') return onAction({ copy: { publishAt: null }, done: t(text.saved.published) });
    const unpublishAt = timeIn('unpublishAt');
    if (unpublishAt === undefined) return;
    sendFields({ status: 'published', publishAt: null, unpublishAt }, t(text.saved.published));
  }

  function sendDraft() {
    const fields = { status: 'draft', publishAt: null, unpublishAt: null };
    onAction({
      fields,
      done: t(target === 'published' ? text.saved.removed : text.saved.draft),
    });
  }

  function plan() {
    const publishAt = timeIn('publishAt', true);
    if (!publishAt) return;
    const time = formatInTirane(publishAt, language);
    if (target === 'published' || target === 'copy') {
      const issues = timeIssues({ status: 'draft', publishAt, unpublishAt: null }, null);
      const [issue] = issues;
      if (issue) return setError(`${planned}.publishAt`, problemOf(issue), { shouldFocus: true });
      return onAction({ copy: { publishAt }, done: t(plannedText.copy(time)) });
    }
    const unpublishAt = timeIn('unpublishAt');
    if (unpublishAt === undefined) return;
    sendFields({ status: 'draft', publishAt, unpublishAt }, t(plannedText.publish(time)));
  }

  function setEnd() {
    const unpublishAt = timeIn('unpublishAt');
    if (unpublishAt === undefined) return;
    const done = unpublishAt ? plannedText.end(formatInTirane(unpublishAt, language)) : text.saved.noEnd;
    sendFields({ unpublishAt }, t(done));
  }

  function preview() {
    if (!savesFirst && onPreview) return onPreview();
    if (target === 'new' || target === 'draft') {
      // The form begins again with what is saved, so the typed times are saved too.
      const times = changedTimes({ status: 'draft' }, getValues(), { [planned]: plannedValues(document) });
      const fields = { ...(target === 'new' && { status: 'draft' }), ...times };
      return sendFields(fields, t(text.saved.draft), { showsPreview: true });
    }
    onAction({ copy: {}, done: t(text.saved.copy), showsPreview: true });
  }

  const saveCopy = () => onAction({ copy: {}, done: t(text.saved.copy) });
  return { publish, saveDraft: sendDraft, saveCopy, plan, setEnd, preview, savesFirst };
}
