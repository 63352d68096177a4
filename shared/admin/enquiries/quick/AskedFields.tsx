import { parts } from '@ritmi/shared/domain/bookings/parts';
import { nightKindLabels, nightKinds } from '@ritmi/shared/domain/enquiry/request';
import type { Message } from '@ritmi/shared/domain/language';
import { styled } from 'styled-components';
import { Select, TextArea, TextInput } from '@ritmi/shared/ui/form/controls';
import { Field } from '@ritmi/shared/ui/form/Field';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color } from '@ritmi/shared/ui/tokens';
import { DayField } from '../../kit/inputs/DayField.js';
import { Pair, Stack } from '../../kit/look/frames.js';
import { partLabels } from '@ritmi/shared/domain/bookings/labels';
import { sourceNames, storyText as text } from '../text.js';
import type { Marks, Typed } from './filled.js';

/** What is marked is dashed, so that it is seen before it is read. */
const Fields = styled(Stack)`
  [data-unsure='true'] :is(input, select) {
    border: 2px dashed ${color.text};
  }
`;

type FieldsProps = {
  readonly typed: Typed;
  readonly marks: Marks;
  readonly errorAt: (field: keyof Typed) => string | undefined;
  readonly onChange: (part: Partial<Typed>) => void;
};

// `Object.keys` returns strings.
const sources = Object.keys(sourceNames) as Typed['source'][];

/** What is asked for: the date, the name and the phone first, for that is what is said on the phone. */
export function AskedFields({ typed, marks, errorAt, onChange }: FieldsProps) {
  const { t } = useLanguage();
  const input = (
    name: 'name' | 'phone' | 'email' | 'place' | 'guests',
    inputMode?: 'tel' | 'numeric' | 'email',
  ) => (
    <div data-unsure={marks[name] !== undefined}>
      <Field label={t(text[name])} hint={marks[name]} error={errorAt(name)}>
        {(control) => (
          <TextInput
            {...control}
            inputMode={inputMode}
            autoComplete="off"
            value={typed[name]}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        )}
      </Field>
    </div>
  );
  function choice<N extends 'kind' | 'part' | 'source'>(
    name: N,
    options: readonly Typed[N][],
    names: Readonly<Record<Typed[N], Message>>,
  ) {
    return (
      <div data-unsure={marks[name] !== undefined}>
        <Field label={t(text[name])} hint={marks[name]}>
          {(control) => (
            <Select
              {...control}
              value={typed[name]}
              onChange={({ target }) => {
                const chosen = options.find((option) => option === target.value);
                if (chosen !== undefined) onChange({ [name]: chosen });
              }}
            >
              {options.map((option) => (
                <option key={option} value={option}>
                  {t(names[option])}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
    );
  }
  return (
    <Fields>
      <div data-unsure={marks.date !== undefined}>
        <DayField
          label={t(text.date)}
          value={typed.date}
          onChange={(date) => onChange({ date })}
          hint={marks.date}
          error={errorAt('date')}
        />
      </div>
      {input('name')}
      {input('phone', 'tel')}
      {input('place')}
      <Pair>
        {choice('kind', nightKinds, nightKindLabels)}
        {input('guests', 'numeric')}
      </Pair>
      <Pair>
        {choice('part', parts, partLabels)}
        {choice('source', sources, sourceNames)}
      </Pair>
      {input('email', 'email')}
      <MessageField typed={typed} errorAt={errorAt} onChange={onChange} />
    </Fields>
  );
}

function MessageField({ typed, errorAt, onChange }: Omit<FieldsProps, 'marks'>) {
  const { t } = useLanguage();
  return (
    <Field label={t(text.message)} error={errorAt('message')}>
      {(control) => (
        <TextArea
          {...control}
          value={typed.message}
          onChange={({ target }) => onChange({ message: target.value })}
        />
      )}
    </Field>
  );
}
