import type { MutationStatus } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import { useStore } from '@ritmi/shared/ui/store';
import type { Draft } from '../drafts/draftRegistry.js';
import { useDrafts } from '../drafts/Drafts.js';
import { newKey } from '../model/newKey.js';
import type { Edited, FormValues, ItemValues } from '../model/values.js';
import { formResolver } from '../problems/problem.js';
import { type FormSpec, isSameValue } from './formSpec.js';

type FormDraftOptions = {
  readonly formKey: string;
  readonly spec: FormSpec;
  readonly document?: Edited | undefined;
};

/**
 * A form whose content is stored as a draft until it is saved or discarded.
 * @param status of the save; while it is pending no other draft replaces the content
 */
export function useFormDraft(options: FormDraftOptions, status: MutationStatus, onDiscard: () => void) {
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
export function useAttemptKey(): (content: unknown) => string {
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
