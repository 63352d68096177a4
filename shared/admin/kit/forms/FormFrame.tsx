import type { MutationStatus } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import {
  type FieldPath,
  type FieldValues,
  FormProvider,
  useFormContext,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';
import { styled } from 'styled-components';
import type { ApiError } from '@ritmi/shared/client/ApiError';
import { firstFieldIn } from '@ritmi/shared/ui/Dialog';
import { Ring } from '@ritmi/shared/ui/Ring';
import { color, space, type } from '@ritmi/shared/ui/tokens';
import { PrimaryButton } from '../look/frames.js';
import { planned } from '../model/publishing.js';
import { problemOf } from '../problems/problem.js';
import { Fixed, useFixed } from '../fixed.js';

const Frame = styled.form`
  outline: none;
`;

type FormFrameProps<V extends FieldValues, T> = {
  readonly form: UseFormReturn<V, unknown, T>;
  /** Accessible name of the form. */
  readonly name: string;
  /** Status of the last save. */
  readonly status: MutationStatus;
  /** Focuses the first field, because the form has just been opened. */
  readonly takesFocus?: boolean | undefined;
  readonly onSubmit: (event: FormEvent) => Promise<unknown>;
  readonly children: ReactNode;
};

/** The `form` element of every form. Manages the focus during a save and after it. */
export function FormFrame<V extends FieldValues, T>(props: FormFrameProps<V, T>) {
  const { form, name, status, takesFocus = false, onSubmit, children } = props;
  const frame = useRef<HTMLFormElement>(null);
  const rememberFocus = useSavingFocus(frame, status);
  useEffect(() => {
    if (takesFocus) firstFieldIn(frame.current)?.focus();
  }, [takesFocus]);

  return (
    <FormProvider {...form}>
      <Frame
        ref={frame}
        noValidate
        // Submitted without scripts, the form must not put what was typed into the URL.
        method="post"
        tabIndex={-1}
        aria-label={name}
        aria-busy={status === 'pending'}
        onSubmit={(event) => {
          rememberFocus();
          void onSubmit(event);
        }}
      >
        {children}
      </Frame>
    </FormProvider>
  );
}

/**
 * Moves the focus to the form itself while that is saved, then to the first field of the emptied form, or to the
 * first field with a problem, else back to where it was. A focus outside of the form is left alone.
 * @returns a function that remembers the focus; call it before the save, because disabled fields lose the focus
 */
function useSavingFocus(form: RefObject<HTMLFormElement | null>, status: MutationStatus): () => void {
  const before = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const frame = form.current;
    if (!frame || status === 'idle') return;
    const { activeElement } = document;
    // When the focused element is disabled, the body gets the focus, or the dialog around the form.
    if (activeElement && !activeElement.contains(frame) && !frame.contains(activeElement)) return;
    if (status === 'pending') return frame.focus({ preventScroll: true });
    const problem = frame.querySelector<HTMLElement>('[aria-invalid="true"]');
    const next = status === 'success' ? firstFieldIn(frame) : (problem ?? before.current);
    if (next instanceof HTMLElement) next.focus();
  }, [form, status]);
  return () => {
    before.current = document.activeElement;
  };
}

const Press = styled.span`
  display: inline-grid;
  :disabled {
    pointer-events: none;
  }
  &:has(:disabled) {
    cursor: not-allowed;
  }
  // What is missing, which is text where the field is: here it is generated, so that it is found once.
  @media (min-width: 640px) {
    &[data-missing] {
      grid-auto-flow: column;
      gap: ${space(3)};
      align-items: center;
      &::after {
        content: attr(data-missing);
        color: ${color.quiet};
        font-size: ${type.size.small};
      }
    }
  }
  // There the field is in sight, and says it itself.
  @media (min-width: 1320px) {
    [data-page] &[data-missing]::after {
      display: none;
    }
  }
`;

type SubmitButtonProps = {
  readonly label: string;
  readonly isBusy: boolean;
  /** An upload must end, or a conflict must be decided, first. */
  readonly isBlocked?: boolean;
  readonly canSubmit?: ((values: FieldValues) => boolean) | undefined;
  /** What is missing while it cannot. */
  readonly missing?: string | undefined;
};

/** Watches the values itself, so that typing renders the button and not the form. */
export function SubmitButton({ label, isBusy, isBlocked = false, canSubmit, missing }: SubmitButtonProps) {
  const { control, getValues, trigger } = useFormContext();
  const fixed = useFixed();
  useWatch({ control });
  const isReady = canSubmit?.(getValues()) ?? true;
  return (
    // A click on the disabled button reaches this element, which shows what is missing.
    <Press
      data-missing={isReady ? undefined : missing && fixed(missing)}
      onClick={() => !isReady && void trigger()}
    >
      <PrimaryButton
        type="submit"
        data-act="save"
        disabled={isBusy || isBlocked || !isReady}
        // A fast save has emptied the form when the second click of a double click comes.
        onClick={(event) => {
          if (event.detail > 1) event.preventDefault();
        }}
      >
        {isBusy ? <Ring size={18} turns /> : null}
        <Fixed>{label}</Fixed>
      </PrimaryButton>
    </Press>
  );
}

/** Where the menu 'Publish' has the fields that the API names. */
const plannedPaths: Readonly<Record<string, string>> = {
  at: `${planned}.publishAt`,
  publishAt: `${planned}.publishAt`,
  unpublishAt: `${planned}.unpublishAt`,
};

/** Shows the server's errors at the fields of the form that they name; returns whether there are such fields. */
export function markFields<V extends FieldValues, T>(
  form: UseFormReturn<V, unknown, T>,
  { fields }: ApiError,
): boolean {
  const values = form.getValues();
  const known = fields
    .map((issue) => ({ ...issue, path: plannedPaths[issue.path] ?? issue.path }))
    .filter(({ path }) => (path.split('.')[0] ?? '') in values);
  for (const [place, { path, ...issue }] of known.entries()) {
    // The path begins with a field of the form, and its rest comes from the same schema.
    form.setError(path as FieldPath<V>, problemOf(issue), { shouldFocus: place === 0 });
  }
  return known.length > 0;
}
