import type { MutationStatus } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { ApiError } from '@ritmi/shared/client/ApiError';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { showFailure } from '@ritmi/shared/ui/Toasts';
import { type Conflict, newerVersion } from '../outbox/resolution.js';
import { newKey } from '../resource/write.js';
import type { FailureRule } from '../session/failureText.js';
import { useFailure } from '../session/useSession.js';
import { useIsUnmounted } from '../useLatest.js';
import { words } from '../text.js';
import { markFields } from './FormFrame.js';
import { type Edited, type FormSpec, type FormValues, type ItemValues, rebase } from './formSpec.js';
import { useFormDraft } from './useFormDraft.js';

/** One attempt to save: the same key for every attempt with the same content. */
export type Attempt = { readonly key: string; readonly title: string };

export type ItemFormOptions = {
  /** Which form, such as `services:new` or `services:edit:42`. */
  readonly formKey: string;
  readonly spec: FormSpec;
  /** The document of an edit. */
  readonly document?: Edited | undefined;
  /** Sends it; what it throws is shown. `base` is the document that the edit starts from. */
  readonly save: (body: FormValues, attempt: Attempt, base: Edited | undefined) => Promise<unknown>;
  readonly failure: FailureRule;
  /** Called after every save, also of a form that has been left meanwhile. */
  readonly onSaved: () => void;
  /** Leaves the form, after a save or by the cancel button. Without it the form stays. */
  readonly onClose?: () => void;
};

/** The state of a form that stores its draft, saves once and shows both sides of a conflict. */
export function useItemForm(options: ItemFormOptions) {
  const { formKey, spec, document, save, failure, onSaved, onClose } = options;
  const { t } = useLanguage();
  const fail = useFailure();
  const [status, setStatus] = useState<MutationStatus>('idle');
  const [conflict, setConflict] = useState<(Conflict & { key: string; isDecided: boolean }) | null>(null);
  /** Why the last save failed; null while nothing did. */
  const [failed, setFailed] = useState<unknown>(null);
  const isBusy = useRef(false);
  const isUnmounted = useIsUnmounted();
  const keyFor = useAttemptKey();

  function clearProblem() {
    setConflict(null);
    setFailed(null);
  }

  const isSaving = status === 'pending';
  const draft = useFormDraft({ formKey, spec, document, isSaving, onDiscard: clearProblem });
  const { form, start, begin } = draft;

  async function handleError(error: unknown, mine: ItemValues) {
    // Cancelled by the person who began it.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    const newer = newerVersion(error);
    if (newer) {
      const { current, conflicts } = newer;
      const theirs = spec.toValues(current);
      const fields = conflicts.filter((field) => field in theirs);
      const isDecided = fields.length === 0;
      const merged = rebase({ base: start.current.values, mine, theirs });
      setConflict({ fields, mine, theirs, key: newKey(), isDecided });
      begin(current, merged, isDecided ? current : start.current.seen);
      return;
    }
    await fail(error, failure);
    setFailed(error);
    if (error instanceof ApiError) markFields(form, error);
  }

  async function send(body: FormValues) {
    if (isBusy.current) return;
    isBusy.current = true;
    setStatus('pending');
    setFailed(null);
    const values = form.getValues();
    try {
      const { base } = start.current;
      const key = keyFor([body, base ?? null]);
      await save(body, { key, title: spec.titleOf(values) }, base);
      keyFor(null);
      draft.clear();
      clearProblem();
      if (!document) begin(undefined);
      setStatus('success');
      onSaved();
      const leftOut = values.uploads.failed.map((file) => file.name);
      if (leftOut.length > 0) showFailure(`${t(words.savedWithout)} ${leftOut.join(', ')}`);
      if (!isUnmounted.current) onClose?.();
    } catch (error) {
      await handleError(error, values);
      setStatus('error');
    } finally {
      isBusy.current = false;
    }
  }
  const submit = (event: FormEvent) => form.handleSubmit(send)(event);

  /** The person has chosen a side in every field of the conflict. */
  function decide() {
    setConflict(conflict && { ...conflict, isDecided: true });
    start.current.seen = start.current.base;
    draft.store();
  }

  return { form, submit, status, conflict, decide, failed, setFailed, draft };
}

/** The same key as long as the same content is sent again, so that a repeat is harmless. */
function useAttemptKey(): (content: unknown) => string {
  const last = useRef({ sent: '', key: '' });
  return (content) => {
    // JSON says nothing of files; another file is another content.
    const sent = JSON.stringify(content, (_key, value: unknown) =>
      value instanceof File ? [value.name, value.size, value.lastModified] : value,
    );
    if (last.current.sent !== sent) last.current = { sent, key: newKey() };
    return last.current.key;
  };
}
