import { zodResolver } from '@hookform/resolvers/zod';
import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import { createStore, useStore } from '@ritmi/shared/ui/store';
import type { Draft } from '../drafts/draftBook.js';
import { useDrafts } from '../drafts/Drafts.js';
import { newKey } from '../resource/write.js';
import { useLatest } from '../useLatest.js';
import { type Edited, type FormSpec, type FormValues, isSameValue } from './formSpec.js';

type Options = {
  /** Which form, such as `services:new` or `services:edit:42`. */
  readonly formKey: string;
  readonly spec: FormSpec;
  /** The document of an edit. */
  readonly document: Edited | undefined;
  /** What is being saved is not replaced by another draft. */
  readonly isSaving: boolean;
  /** The person has discarded what was typed. */
  readonly onDiscard: () => void;
};

/** The fields of a form, whose content is a draft until it is saved or dismissed. */
export function useFormDraft(options: Options) {
  const { formKey, spec, document, isSaving } = options;
  const drafts = useDrafts();
  const { pathname } = useLocation();
  const id = useRef(newKey());
  const [files] = useState(createPendingFiles);
  const toValues = (base: Edited | undefined) => (base ? spec.toValues(base) : spec.empty);
  const [first] = useState(() => toValues(document));
  /** `seen` is the version that the person knows: an older one until a conflict is decided. */
  const start = useRef({ base: document, values: first, seen: document });
  const form = useForm<FormValues, unknown, FormValues>({
    resolver: zodResolver(spec.schema),
    defaultValues: first,
  });

  /** Starts from another version of the document, with other values than its own. */
  function begin(base: Edited | undefined, values = toValues(base), seen = base) {
    start.current = { base, values: toValues(base), seen };
    form.reset(values);
  }
  const latest = useLatest({ ...options, begin });

  /** Deletes the draft: it is saved, or nobody wants it. */
  const clear = useCallback(() => {
    drafts.drop(id.current);
    id.current = newKey();
    files.replace({});
  }, [drafts, files]);

  const store = useCallback(() => {
    const values = form.getValues();
    const isChanged = !isSameValue(values, start.current.values);
    if (!isChanged && files.names().length === 0) return drafts.drop(id.current);
    const draft = {
      id: id.current,
      owner: drafts.owner,
      form: formKey,
      path: pathname,
      title: latest.current.spec.titleOf(values),
      values: structuredClone(values),
      files: files.all(),
      base: start.current.seen,
      savedAt: Date.now(),
    };
    drafts.save(draft, () => {
      clear();
      latest.current.onDiscard();
      latest.current.begin(latest.current.document);
    });
  }, [drafts, files, form, formKey, pathname, clear, latest]);

  useEffect(() => form.subscribe({ formState: { values: true }, callback: store }), [form, store]);

  useEffect(
    () => () => {
      drafts.release(id.current);
      drafts.releaseClaims(formKey);
    },
    [drafts, formKey],
  );

  const claimed = useStore(drafts.lists).claims.find((draft) => draft.form === formKey);
  useEffect(() => {
    if (!claimed || isSaving) return;
    drafts.release(id.current);
    // An id of its own: another window may have the same draft open and write on.
    id.current = newKey();
    files.replace(claimed.files);
    const { base, values } = claimed;
    latest.current.begin(base ?? latest.current.document, { ...latest.current.spec.empty, ...values });
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

  return { form, start, begin, clear, store, files, storeFiles };
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
