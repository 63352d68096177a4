import { get, useFormContext } from 'react-hook-form';
import type { FieldOf } from '@ritmi/shared/domain/kinds';
import { ChoiceField } from '../inputs/fields.js';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { words } from '../text.js';
import { StoredFact } from '../look/Cell.js';
import { common, type InputProps, type Kind, plainText, textCell, textValue } from './kind.js';
import { Fixed } from '../fixed.js';

export const choice: Kind<FieldOf<'choice'>> = {
  Input: ChoiceInput,
  // Without a choice the server guesses, for a new document.
  empty: ({ guess, blank }) => (guess ? '' : blank),
  // Specification section 7 says what an update of an event sends, so its kind is only sent when it was changed.
  toBody: ({ isFilter = false }, value, before) => (isFilter && value === before ? undefined : value),
  fromTyped: ({ guess }, value) => ({ value: guess && value === '' ? undefined : value }),
  Cell: textCell('116px', ({ valueLabels }, value) => valueLabels?.[textValue(value)] ?? textValue(value)),
  format: (_, value, { language }) => plainText(value, language),
  searched: { text: ({ valueLabels }, value) => `${value} ${valueLabels?.[value] ?? ''}` },
};

function ChoiceInput(props: InputProps<FieldOf<'choice'>>) {
  const { values, valueLabels, guess } = props.field;
  const { t } = useLanguage();
  const { formState } = useFormContext();
  // The server guesses once, for a new document; from then on there is a choice, which stays until there is another.
  const isGuessed = guess !== undefined && get(formState.defaultValues, props.name) === '';
  const options = isGuessed ? ['', ...values] : values;
  const optionLabels = isGuessed ? { ...valueLabels, '': t(words.guessed) } : valueLabels;
  return (
    <ChoiceField {...common(props)} options={options} optionLabels={optionLabels} isRequired={!isGuessed} />
  );
}

/** A text that may be any, for which the form offers some. */
export const suggestion: Kind<FieldOf<'suggestion'>> = {
  Input: SuggestionInput,
  Cell: textCell('104px', ({ wordOf }, value, language) => {
    return wordOf?.(textValue(value))[language] || plainText(value, language);
  }),
  Detail: ({ field, value }) =>
    field.wordOf ? (
      <StoredFact>
        <Fixed>{field.label}</Fixed>: <span>{textValue(value)}</span>
      </StoredFact>
    ) : null,
  format: (_, value, { language }) => plainText(value, language),
  searched: {},
};

/** The API accepts any value, so an edit must keep one that is not offered. */
function SuggestionInput({ name, field: { label, offered } }: InputProps<FieldOf<'suggestion'>>) {
  const { formState } = useFormContext();
  const current = textValue(get(formState.defaultValues, name));
  const options = [...new Set([...offered, ...(current ? [current] : [])])];
  return <ChoiceField name={name} label={label} options={options} isRequired />;
}
