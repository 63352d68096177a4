import { styled } from 'styled-components';
import { nightKindLabels, nightKinds } from '@ritmi/shared/domain/enquiry/request';
import { offeredTowns } from '@ritmi/shared/domain/events/lastNight';
import { isEventDay, today } from '@ritmi/shared/domain/time/date';
import { TextArea, TextInput } from '@ritmi/shared/ui/form/controls';
import { Field } from '@ritmi/shared/ui/form/Field';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { space } from '@ritmi/shared/ui/tokens';
import { formatNight } from '../kit/formatNight.js';
import { DateInput } from '../kit/inputs/DateInput.js';
import { besideList, Stack } from '../kit/look/frames.js';
import { Chips } from './Chips.js';
import { FurtherFields } from './furtherFields.js';
import type { Night, Plan, problemsOf } from './night.js';
import { nightText as text } from './text.js';

/** Beside each other in a wide window, whose fields need not be longer than their words. */
const Beside = styled.div`
  display: grid;
  gap: ${space(6)};
  grid-template-columns: minmax(0, 1fr);
  ${besideList} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
    gap: ${space(4)};
  }
`;

type NightFieldsProps = {
  readonly night: Night;
  readonly plan: Plan;
  readonly problems: ReturnType<typeof problemsOf>;
  readonly onChange: (part: Partial<Omit<Night, 'photos'>>) => void;
};

const towns = offeredTowns.map((value) => ({ value, label: value }));

/** What the photos do not say, and what is proposed from it. */
export function NightFields({ night, plan, problems, onChange }: NightFieldsProps) {
  const { language, t } = useLanguage();
  const errorOf = (field: keyof typeof problems) => problems[field] && t(problems[field]);
  const meaning = isEventDay(plan.date) ? [formatNight(plan.date, language)] : [];
  const hint = [...meaning, ...(plan.isGuess ? [t(text.guess)] : [])].join(' · ');
  return (
    <>
      <Chips
        label={t(text.kind)}
        value={night.kind}
        options={nightKinds.map((value) => ({ value, label: t(nightKindLabels[value]) }))}
        onChange={(kind) => onChange({ kind })}
      />
      <Stack $gap={3}>
        <Chips
          label={t(text.town)}
          value={night.town}
          options={towns}
          onChange={(town) => onChange({ town })}
        />
        <Field label={t(text.otherTown)}>
          {(control) => (
            <TextInput
              {...control}
              value={offeredTowns.includes(night.town) ? '' : night.town}
              maxLength={100}
              autoComplete="off"
              onChange={({ target }) => onChange({ town: target.value })}
            />
          )}
        </Field>
      </Stack>
      <Beside>
        <Field label={t(text.date)} hint={hint || undefined} error={errorOf('date')}>
          {(control) => (
            <DateInput
              {...control}
              shown={plan.date}
              value={plan.date}
              max={today()}
              onChange={({ target }) => onChange({ date: target.value })}
            />
          )}
        </Field>
        <Field label={t(text.heading)} error={errorOf('title')}>
          {(control) => (
            <TextInput
              {...control}
              value={plan.title}
              maxLength={300}
              autoComplete="off"
              onChange={({ target }) => onChange({ title: target.value })}
            />
          )}
        </Field>
      </Beside>
      <Field label={t(text.description)} error={errorOf('description')}>
        {(control) => (
          <TextArea
            {...control}
            value={plan.description}
            rows={2}
            onChange={({ target }) => onChange({ description: target.value })}
          />
        )}
      </Field>
      <FurtherFields
        typed={night.further}
        isChecked={problems.further !== undefined}
        onChange={(further) => onChange({ further })}
      />
    </>
  );
}
