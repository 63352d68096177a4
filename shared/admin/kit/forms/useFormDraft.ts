import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import { useStore } from '@ritmi/shared/ui/store';
import { useDrafts } from '../drafts/Drafts.js';
import { newKey } from '../resource/write.js';
import { useLatest } from '../useLatest.js';
import { type Edited, type FormSpec, type FormValues, isSameValue, type ItemValues } from './formSpec.js';

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
  const toValues = (base: Edited | undefined) => (base ? spec.toValues(base) : spec.empty);
  const [first] = useState(() => toValues(document));
  /** `seen` is the version that the person knows: an older one until a conflict is decided. */
  const start = useRef({ base: document, values: first, seen: document });
  const form = useForm<ItemValues, unknown, FormValues>({
    resolver: zodResolver(spec.schema),
    defaultValues: first,
  });

  /** Starts from another version of the document, some of whose values are changed. */
  function begin(base: Edited | undefined, changed: Partial<ItemValues> = {}, seen = base) {
    const values = toValues(base);
    start.current = { base, values, seen };
    form.reset({ ...values, ...changed });
  }
  const latest = useLatest({ ...options, begin });

  /** Deletes the draft: it is saved, or nobody wants it. */
  const clear = useCallback(() => {
    drafts.drop(id.current);
    id.current = newKey();
  }, [drafts]);

  const store = useCallback(() => {
    const all = form.getValues();
    if (isSameValue(all, start.current.values)) return drafts.drop(id.current);
    // A restored draft tries the failed files again.
    const { uploads, ...values } = all;
    const draft = {
      id: id.current,
      owner: drafts.owner,
      form: formKey,
      path: pathname,
      title: latest.current.spec.titleOf(values),
      values: structuredClone(values),
      files: uploads.files,
      base: start.current.seen,
      savedAt: Date.now(),
    };
    drafts.save(draft, () => {
      clear();
      latest.current.onDiscard();
      latest.current.begin(latest.current.document);
    });
  }, [drafts, form, formKey, pathname, clear, latest]);

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
    const { base, values, files } = claimed;
    const uploads = { files, failed: [] };
    latest.current.begin(base ?? latest.current.document, { ...values, uploads });
    store();
    drafts.adopt(claimed.id);
  }, [claimed, isSaving, drafts, store, latest]);

  return { form, start, begin, clear, store };
}
