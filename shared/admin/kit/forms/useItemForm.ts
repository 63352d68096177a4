import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useRef, useState } from 'react';
import { type FieldPath, type FieldValues, type Resolver, useForm } from 'react-hook-form';
import { ApiError } from '@ritmi/shared/client/ApiError';
import type { Draft } from '../drafts/draft.js';
import { newKey } from '../newKey.js';
import type { Attempt } from '../resource/useResource.js';
import type { FailureRule } from '../session/failureText.js';
import { useFailure } from '../session/useFailure.js';
import type { FormSpec } from './formSpec.js';
import { rebase } from './rebase.js';
import { isSameValue } from './sameValue.js';
import { useFormDraft } from './useFormDraft.js';

export type Conflict<V> = { readonly fields: readonly string[]; readonly mine: V; readonly theirs: V };

type Options<V extends FieldValues, B, D> = {
  /** Which form, such as `services:new` or `services:edit:42`. */
  readonly formKey: string;
  readonly spec: FormSpec<V, B, D>;
  /** The document of an edit. */
  readonly document?: D | undefined;
  /** Sends it; what it throws is shown. `base` is the document that the edit starts from. */
  readonly save: (body: B, attempt: Attempt, base: D | undefined) => Promise<unknown>;
  readonly failure: FailureRule;
  readonly onSaved?: (() => void) | undefined;
};

/** A form that keeps its draft, saves once and shows both sides of a conflict. */
export function useItemForm<V extends FieldValues, B, D>(options: Options<V, B, D>) {
  const { formKey, spec, document, save, failure, onSaved } = options;
  const fail = useFailure();
  const [conflict, setConflict] = useState<Conflict<V> | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const isBusy = useRef(false);
  const [first] = useState(() => (document ? spec.toValues(document) : spec.empty));
  const start = useRef({ base: document, values: first });
  const attempt = useRef({ sent: '', key: '' });
  const form = useForm<V, unknown, B>({
    resolver: zodResolver(spec.schema as never) as unknown as Resolver<V, unknown, B>,
    defaultValues: first as never,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: true,
  });

  function begin(base: D | undefined, values: V) {
    start.current = { base, values: base ? spec.toValues(base) : spec.empty };
    form.reset(values);
  }

  const draft = useFormDraft<V, B>({
    formKey,
    form,
    titleOf: spec.titleOf,
    isChanged: (values) => !isSameValue(values, start.current.values),
    base: () => start.current.base,
    onRestore: (found: Draft) =>
      begin((found.base ?? document) as D | undefined, { ...spec.empty, ...(found.values as V) }),
    onDiscard: () => {
      setConflict(null);
      begin(document, document ? spec.toValues(document) : spec.empty);
    },
  });

  /** The same key as long as the same content is tried again, so that a repeat is harmless. */
  function attemptFor(body: B, values: V): Attempt {
    const sent = JSON.stringify([body, start.current.base ?? null], withFileFacts);
    if (attempt.current.sent !== sent) attempt.current = { sent, key: newKey() };
    return { key: attempt.current.key, title: spec.titleOf(values) };
  }

  async function handleError(error: unknown, values: V) {
    // Stopped by the person who began it.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    if (error instanceof ApiError && error.status === 409 && error.body.conflicts?.length) {
      const current = error.body.current as D;
      const theirs = spec.toValues(current);
      const fields = error.body.conflicts.filter((field) => field in theirs);
      const merged = rebase<V>({ base: start.current.values, mine: values, theirs });
      setConflict({ fields, mine: values, theirs });
      begin(current, merged);
      return;
    }
    await fail(error, failure);
    if (!(error instanceof ApiError)) return;
    const known = error.fields.filter(({ path }) => (path.split('.')[0] ?? '') in values);
    for (const [place, { path, message }] of known.entries()) {
      form.setError(path as FieldPath<V>, { type: 'server', message }, { shouldFocus: place === 0 });
    }
  }

  async function send(body: B) {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSaving(true);
    const values = form.getValues();
    try {
      await save(body, attemptFor(body, values), start.current.base);
      attempt.current = { sent: '', key: '' };
      draft.clear();
      setConflict(null);
      if (!document) begin(undefined, spec.empty);
      onSaved?.();
    } catch (error) {
      await handleError(error, values);
    } finally {
      isBusy.current = false;
      setIsSaving(false);
    }
  }
  const submit = (event: FormEvent) => form.handleSubmit(send)(event);

  return { form, submit, isSaving, conflict, draft };
}

/** JSON tells nothing of files; another file is another content. */
function withFileFacts(_key: string, value: unknown): unknown {
  return value instanceof File ? [value.name, value.size, value.lastModified] : value;
}
