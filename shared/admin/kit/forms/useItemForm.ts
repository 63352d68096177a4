import type { MutationStatus } from '@tanstack/react-query';
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import { valueAt } from '@ritmi/shared/domain/composite';
import { ApiError } from '@ritmi/shared/client/ApiError';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { useStore } from '@ritmi/shared/ui/store';
import { showFailure } from '@ritmi/shared/ui/Toasts';
import type { Draft } from '../drafts/draftRegistry.js';
import { useDrafts } from '../drafts/Drafts.js';
import { formResolver } from '../problems/problem.js';
import { type Conflict, newerVersion } from '../model/resolution.js';
import type { FailureRule } from '../model/failureText.js';
import { useReportFailure } from '../session/useSession.js';
import { words } from '../text.js';
import { markFields } from './FormFrame.js';
import { type FormSpec, isSameValue, rebase } from './formSpec.js';
import { newKey } from '../model/newKey.js';
import type { Attempt, Edited, FormValues, ItemValues } from '../model/values.js';

export type ItemFormOptions = {
  /** Which form, such as `services:new` or `services:edit:42`. */
  readonly formKey: string;
  readonly spec: FormSpec;
  /** The document of an edit. */
  readonly document?: Edited | undefined;
  /** Sends the body; an error that it throws is shown. `base` is the document that the edit starts from. */
  readonly save: (body: FormValues, attempt: Attempt, base: Edited | undefined) => Promise<unknown>;
  readonly failure: FailureRule;
  /** Called after every save, also of a form that has been left meanwhile. */
  readonly onSaved: () => void;
  /** Leaves the form, after a save or by the cancel button. Without it the form stays. */
  readonly onClose?: () => void;
};

/** The state of a form that stores its draft, never saves twice at once, and handles conflicts. */
export function useItemForm(options: ItemFormOptions) {
  const { spec, document, save, failure, onSaved, onClose } = options;
  const { t } = useLanguage();
  const reportFailure = useReportFailure();
  const [status, setStatus] = useState<MutationStatus>('idle');
  const [conflict, setConflict] = useState<(Conflict & { key: string; isDecided: boolean }) | null>(null);
  /** Why the last save failed; null if it did not. */
  const [saveError, setSaveError] = useState<unknown>(null);
  const isBusy = useRef(false);
  const isLeft = useRef(false);
  const keyFor = useAttemptKey();
  const { form, start, resetTo, deleteDraft, storeDraft } = useFormDraft(options, status, clearProblem);

  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);

  function clearProblem() {
    setConflict(null);
    setSaveError(null);
  }

  async function handleError(error: unknown, mine: ItemValues) {
    // The person has cancelled the upload.
    if (error instanceof DOMException && error.name === 'AbortError') return;
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
    await reportFailure(error, failure);
    setSaveError(error);
    if (error instanceof ApiError) markFields(form, error);
  }

  async function send(body: FormValues) {
    if (isBusy.current) return;
    isBusy.current = true;
    setStatus('pending');
    setSaveError(null);
    const values = form.getValues();
    try {
      const { base } = start.current;
      const key = keyFor([body, base ?? null]);
      await save(body, { key, title: spec.titleOf(values) }, base);
      keyFor(null);
      deleteDraft();
      clearProblem();
      if (!document) resetTo(undefined);
      setStatus('success');
      onSaved();
      const leftOut = values.uploads.map(({ file }) => file.name);
      if (leftOut.length > 0) showFailure(`${t(words.savedWithout)} ${leftOut.join(', ')}`);
      if (!isLeft.current) onClose?.();
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
    storeDraft();
  }

  return { form, submit, status, conflict, decide, saveError, setSaveError };
}

/**
 * A form whose content is stored as a draft until it is saved or discarded.
 * @param status of the save; while it is pending no other draft replaces the content
 */
function useFormDraft(options: ItemFormOptions, status: MutationStatus, onDiscard: () => void) {
  const { formKey, spec, document } = options;
  const drafts = useDrafts();
  const { pathname } = useLocation();
  const id = useRef(newKey());
  const toValues = (base: Edited | undefined) => (base ? spec.toValues(base) : spec.empty);
  const [first] = useState(() => toValues(document));
  /** `seen` is the version that the person knows: an older one until a conflict is decided. */
  const start = useRef({ base: document, values: first, seen: document });
  const form = useForm<ItemValues, unknown, FormValues>({
    resolver: formResolver(spec.schema),
    defaultValues: first,
  });

  /** Resets the form to another version of the document, with some values changed. */
  function resetTo(base: Edited | undefined, changed: Partial<ItemValues> = {}, seen = base) {
    const values = toValues(base);
    start.current = { base, values, seen };
    form.reset({ ...values, ...changed });
  }

  /** Deletes the draft after it was saved or discarded. */
  function deleteDraft() {
    drafts.drop(id.current);
    id.current = newKey();
  }

  function storeDraft() {
    const all = form.getValues();
    if (isSameValue(all, start.current.values)) return drafts.drop(id.current);
    const { uploads, ...values } = all;
    const draft = {
      id: id.current,
      owner: drafts.owner,
      form: formKey,
      path: pathname,
      title: spec.titleOf(values),
      values: structuredClone(values),
      files: filesIn(uploads),
      base: start.current.seen,
      savedAt: Date.now(),
    };
    drafts.save(draft, () => {
      deleteDraft();
      onDiscard();
      resetTo(document);
    });
  }

  const handleChange = useEffectEvent(storeDraft);
  useEffect(() => form.subscribe({ formState: { values: true }, callback: () => handleChange() }), [form]);

  useEffect(
    () => () => {
      drafts.release(id.current);
      drafts.releaseClaims(formKey);
    },
    [drafts, formKey],
  );

  const takeOver = useEffectEvent(({ id: claimedId, base = document, values, files }: Draft) => {
    drafts.release(id.current);
    // A new id, because another window may have the same draft open and keep writing it.
    id.current = newKey();
    // Values that the draft lacks, such as a missing file, stay those of the document.
    resetTo(base, { ...values, uploads: pendingFiles(files) });
    storeDraft();
    drafts.drop(claimedId);
  });
  const claimed = useStore(drafts.lists).claims.find((draft) => draft.form === formKey);
  const isSaving = status === 'pending';
  useEffect(() => {
    if (claimed && !isSaving) takeOver(claimed);
  }, [claimed, isSaving]);

  return { form, start, resetTo, deleteDraft, storeDraft };
}

function filesIn(uploads: ItemValues['uploads']): Draft['files'] {
  const files: Record<string, File[]> = {};
  for (const { field, file } of uploads) files[field] = [...(files[field] ?? []), file];
  return files;
}

/** The files of a draft; those that failed are uploaded again. */
function pendingFiles(files: Draft['files']): ItemValues['uploads'] {
  return Object.entries(files).flatMap(([field, list]) =>
    list.map((file) => ({ field, file, hasFailed: false })),
  );
}

/** The same key as long as the same content is sent again, so that a repeat is harmless. */
function useAttemptKey(): (content: unknown) => string {
  const last = useRef({ sent: '', key: '' });
  return (content) => {
    // JSON leaves files out, so they are compared by name, size and date.
    const sent = JSON.stringify(content, (_key, value: unknown) =>
      value instanceof File ? [value.name, value.size, value.lastModified] : value,
    );
    if (last.current.sent !== sent) last.current = { sent, key: newKey() };
    return last.current.key;
  };
}
