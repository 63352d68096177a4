import type { MutationStatus } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { valueAt } from '@ritmi/shared/domain/composite';
import { ApiError, UnreachableError } from '@ritmi/shared/client/ApiError';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { showFailure } from '@ritmi/shared/ui/Toasts';
import { type Conflict, newerVersion } from '../model/resolution.js';
import type { FailureRule } from '../model/failureText.js';
import { changedTimes, CopyConflictError, usersIn } from '../model/publishing.js';
import type { Obstacle } from '../publishing/ForceDialog.js';
import type { PublishAction } from '../publishing/usePublishActions.js';
import { publishText } from '../publishing/text.js';
import { useReportFailure } from '../session/useSession.js';
import { words } from '../text.js';
import { markFields } from './FormFrame.js';
import { type FormSpec, isSameValue, rebase } from './formSpec.js';
import { useAttemptKey, useFormDraft } from './useFormDraft.js';
import { newKey } from '../model/newKey.js';
import type { Attempt, Edited, FormValues, ItemValues } from '../model/values.js';

export type Saved = { readonly done?: string | undefined; readonly saved: unknown };

export type ItemFormOptions = {
  /** Which form, such as `services:new` or `services:edit:42`. */
  readonly formKey: string;
  readonly spec: FormSpec;
  /** The document of an edit. */
  readonly document?: Edited | undefined;
  /** Sends the body; an error that it throws is shown. `base` is the document that the edit starts from. */
  readonly save: (body: FormValues, attempt: Attempt, base: Edited | undefined) => Promise<unknown>;
  readonly failure: FailureRule;
  /** Whether the form changes the copy beside the document. */
  readonly isCopy?: boolean;
  /**
   * Called after every save, also of a form that has been left meanwhile.
   * @param title that of what was saved
   * @param how what was done, where that is not a plain save, and what `save` returned
   */
  readonly onSaved: (title: string, how: Saved) => void;
  /** Leaves the form, after a save or by the cancel button. Without it the form stays. */
  readonly onClose?: () => void;
  /** Shows the page with what `save` returned, in place of leaving the form. */
  readonly onPreview?: (saved: unknown) => void;
};

/** The state of a form that stores its draft, never saves twice at once, and handles conflicts. */
export function useItemForm(options: ItemFormOptions) {
  const { spec, document, save, failure, isCopy = false, onSaved, onClose, onPreview } = options;
  const { t } = useLanguage();
  const reportFailure = useReportFailure();
  const [status, setStatus] = useState<MutationStatus>('idle');
  const [conflict, setConflict] = useState<(Conflict & { key: string; isDecided: boolean }) | null>(null);
  /** Why the last save failed; null if it did not. */
  const [saveError, setSaveError] = useState<unknown>(null);
  /** What stands against the last save, and how to save all the same. */
  const [obstacle, setObstacle] = useState<(Obstacle & { readonly force: PublishAction }) | null>(null);
  const isBusy = useRef(false);
  const isLeft = useIsLeft();
  const keyFor = useAttemptKey();
  const { form, start, resetTo, deleteDraft, storeDraft } = useFormDraft(options, status, clearProblem);

  function clearProblem() {
    setConflict(null);
    setSaveError(null);
  }

  async function handleError(error: unknown, mine: ItemValues, action: PublishAction) {
    // The person has cancelled the upload.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    const found = obstacleIn(error);
    if (found) return setObstacle({ ...found, force: { ...action, isForced: true } });
    const newer = newerVersion(error);
    if (newer) {
      const { current, conflicts } = newer;
      const theirs = spec.toValues(current);
      const fields = conflicts.filter((field) => valueAt(theirs, field) !== undefined);
      const isDecided = fields.length === 0;
      const merged = rebase(start.current.values, mine, theirs);
      setConflict({ fields, mine, theirs, key: newKey(), isDecided });
      resetTo(current, merged, isDecided ? current : start.current.seen);
      return;
    }
    await reportFailure(error, mustBeSent(error, action) ? { text: t(publishText.needsServer) } : failure);
    setSaveError(error);
    if (error instanceof ApiError) markFields(form, error);
  }

  async function send(body: FormValues, action: PublishAction) {
    if (isBusy.current) return;
    isBusy.current = true;
    setStatus('pending');
    setSaveError(null);
    setObstacle(null);
    const values = form.getValues();
    try {
      const { base, values: before } = start.current;
      const { done, showsPreview, ...how } = action;
      const key = keyFor([body, base ?? null, how]);
      const title = spec.titleOf(values);
      const unchanged = Object.keys(values).filter((name) => isSameValue(values[name], before[name]));
      const saved = await save(body, { key, title, unchanged, ...how }, base);
      keyFor(null);
      deleteDraft();
      clearProblem();
      if (!document) resetTo(undefined);
      setStatus('success');
      onSaved(title, { done, saved });
      const leftOut = values.uploads.map(({ file }) => file.name);
      if (leftOut.length > 0) showFailure(`${t(words.savedWithout)} ${leftOut.join(', ')}`);
      if (isLeft.current) return;
      if (showsPreview && onPreview) onPreview(saved);
      else onClose?.();
    } catch (error) {
      await handleError(error, values, action);
      setStatus('error');
    } finally {
      isBusy.current = false;
    }
  }
  const publish = (action: PublishAction) => void form.handleSubmit((body) => send(body, action))();
  const submit = (event: FormEvent) => {
    const plain = isCopy ? { copy: {} } : plainSave(document, form.getValues(), start.current.values);
    return form.handleSubmit((body) => send(body, plain))(event);
  };

  /** The person has chosen a side in every field of the conflict. */
  function decide() {
    setConflict(conflict && { ...conflict, isDecided: true });
    start.current.seen = start.current.base;
    storeDraft();
  }

  return { form, submit, publish, status, conflict, decide, saveError, setSaveError, obstacle, setObstacle };
}

/** Whether the form has been left. */
function useIsLeft() {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return isLeft;
}

function plainSave(document: Edited | undefined, values: ItemValues, first: ItemValues): PublishAction {
  return { fields: changedTimes(document, values, first) };
}

/** Whether the server did not answer to what cannot wait for it. */
function mustBeSent(error: unknown, { copy }: PublishAction): boolean {
  return copy?.publishAt !== undefined && error instanceof UnreachableError;
}

/** Why a write was refused that can be forced; null for another failure. */
function obstacleIn(error: unknown): Obstacle | null {
  if (error instanceof CopyConflictError) return { changes: error.changes };
  const usedIn = usersIn(error);
  return usedIn ? { usedIn } : null;
}
