import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { ApiError } from '@ritmi/shared/client/ApiError';
import { type Call, request } from '@ritmi/shared/client/request';
import { passwordChange, shortestPassword } from '@ritmi/shared/domain/auth/schema';
import { CheckBox, CheckLabel } from '@ritmi/shared/ui/form/controls';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { showSuccess } from '@ritmi/shared/ui/Toasts';
import { useHost } from '../host/host.js';
import { TextField, type TextFieldProps } from '../kit/inputs/fields.js';
import { FormFrame, markFields, SubmitButton } from '../kit/forms/FormFrame.js';
import { ButtonRow, Stack } from '../kit/look/frames.js';
import { formResolver } from '../kit/problems/problem.js';
import type { FailureRule } from '../kit/model/failureText.js';
import { useReportFailure } from '../kit/session/useSession.js';
import { accountText, failed, labels } from './text.js';
import { CancelButton } from '../kit/look/CancelButton.js';

type SecretFormProps<T> = {
  /** Accessible name of the form; also the button's label by default. */
  readonly name: string;
  readonly submitLabel?: string;
  readonly schema: z.ZodType<unknown, Record<string, string>>;
  readonly fields: readonly TextFieldProps[];
  /** Where the values are sent. Errors are shown at the fields that the server names, else as a toast by `failure`. */
  readonly call: Pick<Call, 'method' | 'path'>;
  readonly onSent: (answer: T) => void;
  readonly failure: FailureRule;
  /** Focuses the first field, because the form has just been opened. */
  readonly takesFocus?: boolean | undefined;
  readonly onCancel?: () => void;
  /** Below the fields. */
  readonly children?: ReactNode;
};

/** A form of passwords and codes. Unlike the form of an entity it stores no draft, and it is emptied once sent. */
export function SecretForm<T>(props: SecretFormProps<T>) {
  const { name, submitLabel = name, schema, fields, call, onSent } = props;
  const { failure, takesFocus, onCancel, children } = props;
  const { connection } = useHost();
  const client = useQueryClient();
  const reportFailure = useReportFailure();
  const form = useForm<Record<string, string>, unknown, unknown>({
    resolver: formResolver(schema),
    defaultValues: Object.fromEntries(fields.map((field) => [field.name, ''])),
  });
  const { mutateAsync, status } = useMutation({
    mutationFn: (body: unknown) => request<T>(connection, { ...call, body }),
    onSuccess: ({ value }) => {
      onSent(value);
      form.reset();
      return client.invalidateQueries({ queryKey: ['account'] });
    },
    onError: async (error) => {
      const isAtFields = error instanceof ApiError && markFields(form, error);
      if (!isAtFields) await reportFailure(error, failure);
    },
  });

  return (
    <FormFrame
      form={form}
      name={name}
      status={status}
      takesFocus={takesFocus}
      // Failures are reported by onError.
      onSubmit={form.handleSubmit((values) => mutateAsync(values).catch(() => undefined))}
    >
      <Stack>
        {fields.map((field) => (
          <TextField key={field.name} {...field} isRequired />
        ))}
        {children}
        <ButtonRow>
          <SubmitButton isBusy={status === 'pending'} label={submitLabel} />
          {onCancel ? <CancelButton onCancel={onCancel} /> : null}
        </ButtonRow>
      </Stack>
    </FormFrame>
  );
}

export const currentPassword = {
  name: 'currentPassword',
  label: labels.current,
  type: 'password',
  autoComplete: 'current-password',
} as const;

/** Changes the person's own password. The new one can be shown, which reveals a typo as well as typing it twice. */
export function PasswordForm({ takesFocus }: { readonly takesFocus?: boolean }) {
  const [isShown, setIsShown] = useState(false);
  const type = isShown ? 'text' : 'password';
  const { t } = useLanguage();
  const text = accountText.password;
  const hint = t(text.hint(shortestPassword));
  return (
    <SecretForm
      name={t(text.submit)}
      schema={passwordChange}
      fields={[
        { ...currentPassword, type },
        { name: 'newPassword', label: labels.next, hint, type, autoComplete: 'new-password' },
      ]}
      takesFocus={takesFocus}
      failure={failed(t(text.failed))}
      call={{ method: 'POST', path: '/auth/password' }}
      onSent={() => showSuccess(t(text.changed))}
    >
      <CheckLabel>
        <CheckBox checked={isShown} onChange={(event) => setIsShown(event.target.checked)} />
        {t(text.show)}
      </CheckLabel>
    </SecretForm>
  );
}
