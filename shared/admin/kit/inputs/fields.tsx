import type { ComponentProps } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { CheckBox, CheckLabel, Select, TextArea, TextInput } from '@ritmi/shared/ui/form/controls';
import { Field } from '@ritmi/shared/ui/form/Field';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { useFixed } from '../fixed.js';
import { problemText } from '../problems/problem.js';
import { DateInput } from './DateInput.js';
import { LineArea } from './LineArea.js';

type NamedProps = {
  /** Name of the field in the form's values, which is also the API's. */
  readonly name: string;
  readonly label: string;
  readonly isRequired?: boolean;
};

/** What is wrong with a field, whatever its depth. */
export function useFieldError(name: string): string | undefined {
  const { getFieldState, formState } = useFormContext();
  const { language } = useLanguage();
  const { error } = getFieldState(name, formState);
  return error?.message === undefined ? undefined : problemText(error, language);
}

export type TextFieldProps = NamedProps &
  Pick<
    ComponentProps<'input'>,
    'type' | 'placeholder' | 'inputMode' | 'min' | 'max' | 'step' | 'autoComplete'
  > & {
    /** What to know before typing. */
    readonly hint?: string;
  };

export function TextField({ name, label, isRequired = false, hint, ...rest }: TextFieldProps) {
  const { register } = useFormContext();
  const fixed = useFixed();
  return (
    <Field label={fixed(label)} hint={hint} error={useFieldError(name)}>
      {(control) => <TextInput {...control} {...rest} {...register(name)} required={isRequired} />}
    </Field>
  );
}

/** A text of one line that is wrapped. */
export function WrappedField({ name, label, isRequired = false, placeholder }: TextFieldProps) {
  const { register } = useFormContext();
  const fixed = useFixed();
  return (
    <Field label={fixed(label)} error={useFieldError(name)}>
      {(control) => (
        <LineArea {...control} placeholder={placeholder} {...register(name)} required={isRequired} />
      )}
    </Field>
  );
}

export function DateField({ name, label, isRequired = false, hint, ...rest }: TextFieldProps) {
  const { register } = useFormContext();
  const fixed = useFixed();
  const value: unknown = useWatch({ name });
  return (
    <Field label={fixed(label)} hint={hint} error={useFieldError(name)}>
      {(control) => (
        <DateInput
          {...control}
          {...rest}
          {...register(name)}
          required={isRequired}
          shown={typeof value === 'string' ? value : ''}
        />
      )}
    </Field>
  );
}

export function LongTextField({ name, label, isRequired = false }: NamedProps) {
  const { register } = useFormContext();
  const fixed = useFixed();
  return (
    <Field label={fixed(label)} error={useFieldError(name)}>
      {(control) => <TextArea {...control} {...register(name)} required={isRequired} />}
    </Field>
  );
}

type ChoiceFieldProps = NamedProps & {
  readonly options: readonly string[];
  /** What is shown for an option, where that is not its value. */
  readonly optionLabels?: Readonly<Record<string, string>> | undefined;
};

export function ChoiceField({ name, label, isRequired = false, options, optionLabels }: ChoiceFieldProps) {
  const { register } = useFormContext();
  const fixed = useFixed();
  return (
    <Field label={fixed(label)} error={useFieldError(name)}>
      {(control) => (
        <Select {...control} {...register(name)} required={isRequired}>
          {options.map((value) => (
            <option key={value} value={value}>
              {optionLabels?.[value] ?? value}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

export function CheckField({ name, label }: Pick<NamedProps, 'name' | 'label'>) {
  const { register } = useFormContext();
  const fixed = useFixed();
  return (
    <CheckLabel>
      <CheckBox {...register(name)} />
      {fixed(label)}
    </CheckLabel>
  );
}
