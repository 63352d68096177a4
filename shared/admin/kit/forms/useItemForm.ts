import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useRef, useState } from 'react';
import { type FieldPath, type FieldValues, useForm, type UseFormReturn } from 'react-hook-form';
import { ApiError } from '@ritmi/shared/client/ApiError';
import { showFailure } from '@ritmi/shared/ui/Toasts';
import type { Draft } from '../drafts/draftBook.js';
import { newKey } from '../newKey.js';
import type { Attempt } from '../resource/useResource.js';
import type { FailureRule } from '../session/failureText.js';
import { useFailure } from '../session/useFailure.js';
import type { FormSpec, FormValues } from './formSpec.js';
import { useIsLeft } from '../useLatest.js';
import { rebase, isSameValue } from './rebase.js';
import { useFormDraft } from './useFormDraft.js';

/** `refused`: the last save came to nothing, whatever the reason. */
export type Phase = 'open' | 'saving' | 'saved' | 'refused';

export type Conflict = {
  readonly fields: readonly string[];
  readonly mine: FormValues;
  readonly theirs: FormValues;
};

type Options<D> = {
  /** Which form, such as `services:new` or `services:edit:42`. */
  readonly formKey: string;
  readonly spec: FormSpec<D>;
  /** The document of an edit. */
  readonly document?: D | undefined;
  /** Sends it; what it throws is shown. `base` is the document that the edit starts from. */
  readonly save: (body: FormValues, attempt: Attempt, base: D | undefined) => Promise<unknown>;
  readonly failure: FailureRule;
  /** Told of every save, also of one whose form has been left meanwhile. */
  readonly onSaved: () => void;
  /** Told after it, while the form is still on the screen: closes it, or goes on. */
  readonly onDone?: () => void;
};

/** A form that keeps its draft, saves once and shows both sides of a conflict. */
export function useItemForm<D>(options: Options<D>) {
  const { formKey, spec, document, save, failure, onSaved, onDone } = options;
  const fail = useFailure();
  const problem = useProblem();
  const [phase, setPhase] = useState<Phase>('open');
  const isBusy = useRef(false);
  const isLeft = useIsLeft();
  const { form, start, begin } = useStart<D>(spec, document);
  const attempt = useAttempt();

  const draft = useFormDraft({
    formKey,
    form,
    isSaving: phase === 'saving',
    titleOf: spec.titleOf,
    isChanged: (values) => !isSameValue(values, start.current.values),
    base: () => start.current.seen,
    onRestore: (found: Draft) =>
      begin((found.base ?? document) as D | undefined, { ...spec.empty, ...(found.values as FormValues) }),
    onDiscard: () => {
      problem.forget();
      begin(document, document ? spec.toValues(document) : spec.empty);
    },
  });

  async function handleError(error: unknown, values: FormValues) {
    // Stopped by the person who began it.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    if (error instanceof ApiError && error.status === 409 && error.body.conflicts?.length) {
      const current = error.body.current as D;
      const theirs = spec.toValues(current);
      const fields = error.body.conflicts.filter((field) => field in theirs);
      const merged = rebase({ base: start.current.values, mine: values, theirs });
      problem.meet({ fields, mine: values, theirs });
      begin(current, merged, fields.length > 0 ? start.current.seen : current);
      return;
    }
    await fail(error, failure);
    problem.setFailed(error);
    if (error instanceof ApiError) markFields(form, error);
  }

  async function send(body: FormValues) {
    if (isBusy.current) return;
    isBusy.current = true;
    setPhase('saving');
    problem.setFailed(null);
    const values = form.getValues();
    try {
      const { base } = start.current;
      const key = attempt.keyFor([body, base ?? null]);
      await save(body, { key, title: spec.titleOf(values) }, base);
      attempt.end();
      const leftOut = draft.files.names();
      draft.clear();
      problem.forget();
      if (!document) begin(undefined, spec.empty);
      setPhase('saved');
      onSaved();
      if (leftOut.length > 0) showFailure(savedWithout(leftOut));
      if (!isLeft.current) onDone?.();
    } catch (error) {
      await handleError(error, values);
      setPhase('refused');
    } finally {
      isBusy.current = false;
    }
  }
  const submit = (event: FormEvent) => form.handleSubmit(send)(event);

  /** The person has chosen a side in every field of the conflict. */
  function decide() {
    problem.setIsUndecided(false);
    start.current.seen = start.current.base;
    draft.keep();
  }

  return { form, submit, phase, problem, decide, draft };
}

/** The fields, and what they start from. */
function useStart<D>(spec: FormSpec<D>, document: D | undefined) {
  const [first] = useState(() => (document ? spec.toValues(document) : spec.empty));
  /** `seen` is the version that the person knows: an older one until a conflict is decided. */
  const start = useRef({ base: document, values: first, seen: document });
  const form = useForm<FormValues, unknown, FormValues>({
    resolver: zodResolver(spec.schema),
    defaultValues: first,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: true,
  });

  function begin(base: D | undefined, values: FormValues, seen = base) {
    start.current = { base, values: base ? spec.toValues(base) : spec.empty, seen };
    form.reset(values);
  }

  return { form, start, begin };
}

/** What stands between a form and its being saved. */
function useProblem() {
  const [conflict, setConflict] = useState<(Conflict & { readonly key: string }) | null>(null);
  const [isUndecided, setIsUndecided] = useState(false);
  const [failed, setFailed] = useState<unknown>(null);
  return {
    conflict,
    isUndecided,
    setIsUndecided,
    /** Why the last save failed; null while nothing did. */
    failed,
    setFailed,
    meet(met: Conflict): void {
      setConflict({ ...met, key: newKey() });
      setIsUndecided(met.fields.length > 0);
    },
    forget(): void {
      setConflict(null);
      setIsUndecided(false);
      setFailed(null);
    },
  };
}

const savedWithout = (names: readonly string[]) =>
  `Saved without ${names.join(', ')}, which could not be uploaded. Edit the entry to add it.`;

/** Says at the fields of the form what the server does not like about them; answers whether there are such fields. */
export function markFields<V extends FieldValues>(
  form: UseFormReturn<V, unknown, V>,
  { fields }: ApiError,
): boolean {
  const values = form.getValues();
  const known = fields.filter(({ path }) => (path.split('.')[0] ?? '') in values);
  for (const [place, { path, message }] of known.entries()) {
    form.setError(path as FieldPath<V>, { type: 'server', message }, { shouldFocus: place === 0 });
  }
  return known.length > 0;
}

/** The same key as long as the same content is tried again, so that a repeat is harmless. */
function useAttempt() {
  const last = useRef({ sent: '', key: '' });
  return {
    keyFor(content: unknown): string {
      const sent = JSON.stringify(content, withFileFacts);
      if (last.current.sent !== sent) last.current = { sent, key: newKey() };
      return last.current.key;
    },
    end(): void {
      last.current = { sent: '', key: '' };
    },
  };
}

/** JSON tells nothing of files; another file is another content. */
function withFileFacts(_key: string, value: unknown): unknown {
  return value instanceof File ? [value.name, value.size, value.lastModified] : value;
}
