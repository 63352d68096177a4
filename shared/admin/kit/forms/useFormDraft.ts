import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router';
import { createStore, useStore } from '@ritmi/shared/ui/store';
import type { Draft } from '../drafts/draftBook.js';
import { useDrafts } from '../drafts/Drafts.js';
import { useLeaveGuard } from '../drafts/LeaveGuard.js';
import { newKey } from '../resource/write.js';
import { useIsUnmounted, useLatest } from '../useLatest.js';
import type { FormValues } from './formSpec.js';

type Options = {
  readonly formKey: string;
  readonly form: UseFormReturn<FormValues, unknown, FormValues>;
  /** What is being saved is not replaced by another draft. */
  readonly isSaving: boolean;
  readonly titleOf: (values: FormValues) => string;
  /** Whether the values differ from what the form started with. */
  readonly isChanged: (values: FormValues) => boolean;
  /** The document that the edit starts from. */
  readonly base: () => Draft['base'];
  /** Puts a draft of an earlier visit into the form. */
  readonly onRestore: (draft: Draft) => void;
  /** Puts the form back to its start. */
  readonly onDiscard: () => void;
};

/** Stores what is typed until it is saved or dismissed, and asks before it is left. */
export function useFormDraft(options: Options) {
  const { formKey, form, isSaving } = options;
  const drafts = useDrafts();
  const { mark } = useLeaveGuard();
  const { pathname } = useLocation();
  const id = useRef(newKey());
  const [files] = useState(createPendingFiles);
  const isUnmounted = useIsUnmounted();
  const latest = useLatest(options);

  /** Deletes the draft: it is saved, or nobody wants it. */
  const clear = useCallback(() => {
    drafts.drop(id.current);
    id.current = newKey();
    files.replace({});
    // Another form of the same name may be open when a save of this one ends.
    if (!isUnmounted.current) mark(formKey, null);
  }, [drafts, files, formKey, isUnmounted, mark]);

  const store = useCallback(() => {
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

  useEffect(() => form.subscribe({ formState: { values: true }, callback: store }), [form, store]);

  useEffect(
    () => () => {
      drafts.release(id.current);
      drafts.releaseClaims(formKey);
      mark(formKey, null);
    },
    [drafts, formKey, mark],
  );

  const claimed = useStore(drafts.lists).claims.find((draft) => draft.form === formKey);
  useEffect(() => {
    if (!claimed || isSaving) return;
    drafts.release(id.current);
    // An id of its own: another window may have the same draft open and write on.
    id.current = newKey();
    files.replace(claimed.files);
    latest.current.onRestore(claimed);
    store();
    drafts.adopt(claimed.id);
  }, [claimed, isSaving, drafts, files, store, latest]);

  const storeFiles = useCallback(
    (field: string, list: readonly File[]) => {
      files.put(field, list);
      store();
    },
    [files, store],
  );

  return { clear, store, files, storeFiles };
}

type Files = Draft['files'];

/** The chosen files of a form whose upload has not ended, by field. Outside of React, because a draft fills it from an effect. */
function createPendingFiles() {
  let files: Files = {};
  /** Changes when a draft has replaced the files. */
  const version = createStore(0);
  return {
    all: () => files,
    names: () => Object.values(files).flatMap((list) => list.map(({ name }) => name)),
    of: (field: string) => files[field] ?? [],
    put: (field: string, list: readonly File[]) => {
      files = { ...files, [field]: list };
    },
    replace: (other: Files) => {
      files = other;
      version.set(version.get() + 1);
    },
    version,
  };
}

type ItemFormFiles = Pick<ReturnType<typeof useFormDraft>, 'files' | 'storeFiles'> & {
  /** Counts running uploads, so that nothing is saved without its picture. */
  readonly countUploads: (change: 1 | -1) => void;
};

const Context = createContext<ItemFormFiles | null>(null);

export const ItemFormProvider = Context.Provider;

/** The chosen files of the form around a field; they are part of its draft. */
export function useItemFormFiles(): ItemFormFiles {
  const value = useContext(Context);
  if (!value) throw new Error('Upload fields need an ItemForm');
  return value;
}
