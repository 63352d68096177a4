import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, FormProvider, useForm } from 'react-hook-form';
import { styled } from 'styled-components';
import type { z } from 'zod';
import { ApiError } from '@ritmi/shared/client/ApiError';
import { ButtonRow, Stack } from '../kit/look/frames.js';
import { firstFieldIn } from '@ritmi/shared/ui/Dialog';
import type { FailureRule } from '../kit/session/failureText.js';
import { useFailure } from '../kit/session/useFailure.js';
import { useIsLeft } from '../kit/useLatest.js';
import { markFields, type Phase } from '../kit/forms/useItemForm.js';
import { SubmitButton } from '../kit/forms/SubmitButton.js';
import { useSavingFocus } from '../kit/forms/useSavingFocus.js';

const Frame = styled.form`
  &:focus {
    outline: none;
  }
`;

type SecretFormProps<V extends FieldValues> = {
  /** Accessible name of the form. */
  readonly name: string;
  readonly schema: z.ZodType<V, V>;
  readonly empty: DefaultValues<V>;
  /** Sends it; what it throws is shown at the fields that the server names, else as the rule words it. */
  readonly send: (values: V) => Promise<void>;
  readonly failure: FailureRule;
  readonly submitLabel: string;
  /** Whether one types at once: it has just been asked for. */
  readonly isFirst?: boolean;
  /** Other buttons beside the submit button. */
  readonly buttons?: ReactNode;
  readonly children: ReactNode;
};

/** A form of passwords and codes: unlike those of entities it keeps no draft, and is empty once it was sent. */
export function SecretForm<V extends FieldValues>(props: SecretFormProps<V>) {
  const { name, schema, empty, send, failure, submitLabel, isFirst = false, buttons, children } = props;
  const form = useForm<V, unknown, V>({ resolver: zodResolver(schema), defaultValues: empty });
  const fail = useFailure();
  const isLeft = useIsLeft();
  const frame = useRef<HTMLFormElement>(null);
  const [phase, setPhase] = useState<Phase>('open');
  const rememberFocus = useSavingFocus(frame, phase);
  const isSending = phase === 'saving';

  useEffect(() => {
    if (isFirst) firstFieldIn(frame.current)?.focus();
  }, [isFirst]);

  const submit = form.handleSubmit(async (values) => {
    setPhase('saving');
    try {
      await send(values);
      if (isLeft.current) return;
      form.reset();
      setPhase('saved');
    } catch (error) {
      const isOver = error instanceof ApiError && error.status === 401;
      if (isOver || !(error instanceof ApiError && markFields(form, error))) await fail(error, failure);
      setPhase('refused');
    }
  });

  return (
    <FormProvider {...form}>
      <Frame
        ref={frame}
        noValidate
        method="post"
        tabIndex={-1}
        aria-label={name}
        aria-busy={isSending}
        onSubmit={(event) => {
          rememberFocus();
          void submit(event);
        }}
      >
        <Stack>
          {children}
          <ButtonRow>
            <SubmitButton isBusy={isSending} isBlocked={false} canSubmit={undefined} label={submitLabel} />
            {buttons}
          </ButtonRow>
        </Stack>
      </Frame>
    </FormProvider>
  );
}
