import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router';
import type { Draft } from '../drafts/draftBook.js';
import { useDrafts } from '../drafts/DraftsContext.js';
import { newKey } from '../newKey.js';
import { useLeaveGuard } from '../drafts/LeaveGuard.js';
import { useIsLeft, useLatest } from '../useLatest.js';
import type { FormValues } from './formSpec.js';
import { createPendingFiles } from './pendingFiles.js';

type Options = {
  readonly formKey: string;
  readonly form: UseFormReturn<FormValues, unknown, FormValues>;
  /** What is being saved is not exchanged for another draft. */
  readonly isSaving: boolean;
  readonly titleOf: (values: FormValues) => string;
  /** Whether the values differ from what the form started with. */
  readonly isChanged: (values: FormValues) => boolean;
  /** The document that the edit starts from. */
  readonly base: () => unknown;
  /** Puts a draft of an earlier visit into the form. */
  readonly onRestore: (draft: Draft) => void;
  /** Puts the form back to its start. */
  readonly onDiscard: () => void;
};

/** Keeps what is typed on disk until it is saved or dismissed, and asks before it is left. */
export function useFormDraft(options: Options) {
  const { formKey, form, isSaving } = options;
  const drafts = useDrafts();
  const { mark } = useLeaveGuard();
  const { pathname } = useLocation();
  const id = useRef(newKey());
  const [files] = useState(createPendingFiles);
  const isLeft = useIsLeft();
  const latest = useLatest(options);

  /** Forgets the draft: it is saved, or nobody wants it. */
  const clear = useCallback(() => {
    drafts.drop(id.current);
    id.current = newKey();
    files.replace({});
    // Another form of the same name may be open when a save of this one ends.
    if (!isLeft.current) mark(formKey, null);
  }, [drafts, files, formKey, isLeft, mark]);

  const keep = useCallback(() => {
    const { titleOf, isChanged, base, onDiscard } = latest.current;
    const values = form.getValues();
    if (!isChanged(values) && files.names().length === 0) {
      drafts.drop(id.current);
      mark(formKey, null);
      return;
    }
    drafts.save({
      id: id.current,
      owner: drafts.owner,
      form: formKey,
      path: pathname,
      title: titleOf(values),
      values: structuredClone(values),
      files: files.all(),
      base: base(),
      savedAt: Date.now(),
    });
    mark(formKey, () => {
      clear();
      onDiscard();
    });
  }, [drafts, files, form, formKey, mark, pathname, clear, latest]);

  useEffect(() => form.subscribe({ formState: { values: true }, callback: keep }), [form, keep]);

  useEffect(
    () => () => {
      drafts.release(id.current);
      drafts.giveBackClaims(formKey);
      mark(formKey, null);
    },
    [drafts, formKey, mark],
  );

  const claims = useSyncExternalStore(drafts.subscribe, drafts.claims);
  const claimed = claims.find((draft) => draft.form === formKey);
  useEffect(() => {
    if (!claimed || isSaving) return;
    drafts.release(id.current);
    // An id of its own: another window may have the same draft open and write on.
    id.current = newKey();
    files.replace(claimed.files);
    latest.current.onRestore(claimed);
    keep();
    drafts.adopt(claimed.id);
  }, [claimed, isSaving, drafts, files, keep, latest]);

  const keepFiles = useCallback(
    (field: string, list: readonly File[]) => {
      files.put(field, list);
      keep();
    },
    [files, keep],
  );

  return { clear, keep, files, keepFiles };
}
