import type { ComponentProps } from 'react';
import { get, useFormContext } from 'react-hook-form';
import type { Language } from '@ritmi/shared/domain/language';
import { CheckBox, CheckLabel, Select, TextArea, TextInput } from '@ritmi/shared/ui/form/controls';
import { Field } from '@ritmi/shared/ui/form/Field';
import { useLanguage } from '@ritmi/shared/ui/Language';

type NamedProps = {
  /** Name of the field in the form's values, which is also the API's. */
  readonly name: string;
  readonly label: string;
  readonly isRequired?: boolean;
};

/** The message of a field's error, whatever its depth. */
function useFieldError(name: string): string | undefined {
  const { formState } = useFormContext();
  const { language } = useLanguage();
  const message: unknown = get(formState.errors, `${name}.message`);
  return typeof message === 'string' ? fieldProblem(message, language) : undefined;
}

export type TextFieldProps = NamedProps &
  Pick<ComponentProps<'input'>, 'type' | 'placeholder' | 'inputMode' | 'min' | 'step' | 'autoComplete'> & {
    /** What to know before typing. */
    readonly hint?: string;
  };

export function TextField({ name, label, isRequired = false, hint, ...rest }: TextFieldProps) {
  const { register } = useFormContext();
  return (
    <Field label={label} hint={hint} error={useFieldError(name)}>
      {(control) => <TextInput {...control} {...rest} {...register(name)} required={isRequired} />}
    </Field>
  );
}

export function LongTextField({ name, label, isRequired = false }: NamedProps) {
  const { register } = useFormContext();
  return (
    <Field label={label} error={useFieldError(name)}>
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
  return (
    <Field label={label} error={useFieldError(name)}>
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
  return (
    <CheckLabel>
      <CheckBox {...register(name)} />
      {label}
    </CheckLabel>
  );
}

/** Error messages of the schemas and the API, which are in English, with their Albanian translations. */
const problems: readonly (readonly [RegExp, string])[] = [
  // Specification section 5 gives this text in English.
  [/^Media URL is required$/, '$&'],
  [/^.+ is required$/, 'Kjo fushë kërkohet.'],
  [/^.+ is too long \(at most (\d+) characters\)$/, 'Tekst tepër i gjatë: e shumta $1 shenja.'],
  [/^.+ contains characters that cannot be stored$/, 'Ka shenja që nuk ruhen dot.'],
  [/^.+ must be a web address$/, 'Kjo nuk është adresë interneti.'],
  [/^.+ must be a number.*$/, 'Shkruaj një numër, 0 ose më shumë.'],
  [/^.+ has at most 2 decimals$/, 'E shumta dy shifra pas presjes.'],
  [/^.+ must be a day such as .+$/, 'Shkruaj një datë.'],
  [/^.+ is not an e-mail address$/, 'Kjo nuk është adresë email-i.'],
  [/^.+ must have at least (\d+) characters$/, 'Të paktën $1 shenja.'],
  [/^The current password is wrong$/, 'Fjalëkalimi aktual është i gabuar.'],
  [/^The new password is the current one$/, 'Ky është fjalëkalimi që ke tani.'],
  [/^This password is too common$/, 'Ky fjalëkalim është tepër i zakonshëm.'],
  [/^The code is wrong or was used already$/, 'Kodi është i gabuar ose është përdorur.'],
];

/** The error message of a field in the admin's language; an unknown message stays as it is. */
export function fieldProblem(message: string, language: Language): string {
  const found = language === 'sq' && problems.find(([pattern]) => pattern.test(message));
  return found ? message.replace(...found) : message;
}
