import type { ReactNode } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { CheckBox, CheckLabel, Select, TextArea, TextInput } from '@ritmi/shared/ui/form/controls';
import { Field } from '@ritmi/shared/ui/form/Field';

type NamedProps = {
  /** The wire field. */
  readonly name: string;
  readonly label: string;
  readonly hint?: ReactNode;
  readonly isRequired?: boolean;
};

/** The message of a field's error, whatever its depth. */
export function useFieldError(name: string): string | undefined {
  const { formState } = useFormContext();
  const error: unknown = get(formState.errors, name);
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined;
  return typeof error.message === 'string' ? error.message : undefined;
}

type TextFieldProps = NamedProps & {
  readonly type?: 'text' | 'email' | 'password' | 'date' | 'number' | 'url';
  readonly placeholder?: string;
  readonly inputMode?: 'decimal' | 'url';
  readonly min?: string;
  readonly step?: string;
  readonly autoComplete?: string;
  readonly isDisabled?: boolean;
};

export function TextField({
  name,
  label,
  hint,
  isRequired = false,
  isDisabled = false,
  ...rest
}: TextFieldProps) {
  const { register } = useFormContext();
  return (
    <Field label={label} hint={hint} error={useFieldError(name)}>
      {(control) => (
        <TextInput {...control} {...rest} {...register(name)} required={isRequired} disabled={isDisabled} />
      )}
    </Field>
  );
}

type LongTextFieldProps = NamedProps & { readonly placeholder?: string };

export function LongTextField({ name, label, hint, isRequired = false, placeholder }: LongTextFieldProps) {
  const { register } = useFormContext();
  return (
    <Field label={label} hint={hint} error={useFieldError(name)}>
      {(control) => (
        <TextArea {...control} placeholder={placeholder} {...register(name)} required={isRequired} />
      )}
    </Field>
  );
}

type ChoiceFieldProps = NamedProps & {
  /** Values, or values with other words for people. */
  readonly options: readonly (string | { readonly value: string; readonly label: string })[];
};

export function ChoiceField({ name, label, hint, isRequired = false, options }: ChoiceFieldProps) {
  const { register } = useFormContext();
  return (
    <Field label={label} hint={hint} error={useFieldError(name)}>
      {(control) => (
        <Select {...control} {...register(name)} required={isRequired}>
          {options.map((option) => {
            const { value, label: words } =
              typeof option === 'string' ? { value: option, label: option } : option;
            return (
              <option key={value} value={value}>
                {words}
              </option>
            );
          })}
        </Select>
      )}
    </Field>
  );
}

export function CheckField({ name, label }: Pick<NamedProps, 'name' | 'label'>) {
  const { register } = useFormContext();
  return (
    <CheckLabel>
      <CheckBox {...register(name)} />
      {label}
    </CheckLabel>
  );
}
