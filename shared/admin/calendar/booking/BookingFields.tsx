import type { Booking } from '@ritmi/shared/domain/bookings/schema';
import { parts } from '@ritmi/shared/domain/bookings/parts';
import { statesAfter } from '@ritmi/shared/domain/bookings/states';
import type { Message } from '@ritmi/shared/domain/language';
import { Select, TextArea, TextInput } from '@ritmi/shared/ui/form/controls';
import { Field } from '@ritmi/shared/ui/form/Field';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { amountError } from '../../kit/problems/amount.js';
import { DayField } from '../../kit/inputs/DayField.js';
import { Pair, Stack } from '../../kit/look/frames.js';
import { bookingStateLabels, partLabels } from '@ritmi/shared/domain/bookings/labels';
import { bookingText as text } from '../text.js';
import type { BookingDraft } from './bookingDraft.js';
import type { Resource } from '../useCalendar.js';

type FieldsProps = {
  readonly draft: BookingDraft;
  readonly before: Booking | null;
  readonly resources: readonly Resource[];
  readonly isTried: boolean;
  readonly onChange: (part: Partial<BookingDraft>) => void;
};

/** What a booking is, and how much of each resource it takes. */
export function BookingFields({ draft, before, resources, isTried, onChange }: FieldsProps) {
  const { language, t } = useLanguage();
  const states = before ? [before.state, ...statesAfter(before.state)] : (['option', 'confirmed'] as const);
  const input = (name: 'title' | 'place' | 'total', error?: string) => (
    <Field label={t(text[name])} error={error}>
      {(control) => (
        <TextInput
          {...control}
          inputMode={name === 'total' ? 'decimal' : 'text'}
          value={draft[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <Stack>
      {input('title', isTried && draft.title.trim() === '' ? t(text.needsTitle) : undefined)}
      <DayField
        label={t(text.date)}
        value={draft.date}
        onChange={(date) => onChange({ date })}
        error={isTried && draft.date === '' ? t(text.needsDate) : undefined}
      />
      <Pair>
        <Choice
          label={t(text.part)}
          value={draft.part}
          options={parts}
          names={partLabels}
          onChange={(part) => onChange({ part })}
        />
        <Choice
          label={t(text.state)}
          value={draft.state}
          options={states}
          names={bookingStateLabels}
          onChange={(state) => onChange({ state })}
        />
      </Pair>
      {draft.state === 'option' ? (
        <DayField label={t(text.until)} value={draft.until} onChange={(until) => onChange({ until })} />
      ) : null}
      {input('place')}
      {resources.length > 0 ? (
        <Stack $gap={2} role="group" aria-label={t(text.resources)}>
          <Pair>
            {resources.map(({ id, name, capacity }) => (
              <Field key={id} label={capacity === 1 ? name : `${name} (${capacity})`}>
                {(control) => (
                  <TextInput
                    {...control}
                    type="number"
                    min={0}
                    max={1000}
                    value={draft.quantities[id] ?? 0}
                    onChange={({ target }) =>
                      onChange({ quantities: { ...draft.quantities, [id]: Number(target.value) } })
                    }
                  />
                )}
              </Field>
            ))}
          </Pair>
        </Stack>
      ) : null}
      {input('total', isTried ? amountError(draft.total, language) : undefined)}
      <Field label={t(text.notes)}>
        {(control) => (
          <TextArea
            {...control}
            value={draft.notes}
            onChange={({ target }) => onChange({ notes: target.value })}
          />
        )}
      </Field>
    </Stack>
  );
}

type ChoiceProps<Id extends string> = {
  readonly label: string;
  readonly value: Id;
  readonly options: readonly Id[];
  readonly names: Readonly<Record<Id, Message>>;
  readonly onChange: (id: Id) => void;
};

/** One of a few named values. */
export function Choice<Id extends string>({ label, value, options, names, onChange }: ChoiceProps<Id>) {
  const { t } = useLanguage();
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={({ target }) => {
            const chosen = options.find((option) => option === target.value);
            if (chosen !== undefined) onChange(chosen);
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
  );
}
