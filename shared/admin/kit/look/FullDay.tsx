import { z } from 'zod';
import { styled } from 'styled-components';
import { ApiError } from '@ritmi/shared/client/ApiError';
import { TextInput } from '@ritmi/shared/ui/form/controls';
import { Field } from '@ritmi/shared/ui/form/Field';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, radius, space } from '@ritmi/shared/ui/tokens';
import { formatNight } from '../formatNight.js';
import { ButtonRow, PlainButton } from './frames.js';
import { fullDay, words } from '../text.js';

const conflict = z.object({
  date: z.string(),
  resource: z.object({ name: z.string() }).nullish(),
  free: z.array(z.string()),
});

/** What a night lacks, and the free days that are nearest to it (contract, Capacity). */
export type FullConflict = z.output<typeof conflict>;

/** The conflict that an answer names; null when it is another error. */
export function fullConflictIn(body: unknown): FullConflict | null {
  return conflict.safeParse(body).data ?? null;
}

export function fullConflictOf(error: unknown): FullConflict | null {
  return error instanceof ApiError && error.status === 409 ? fullConflictIn(error.body) : null;
}

const Frame = styled.div`
  display: grid;
  gap: ${space(2)};
  padding: ${space(3)};
  border: 1px solid ${color.text};
  border-radius: ${radius.control};
`;

type FullDayProps = {
  readonly conflict: FullConflict;
  /** Called with one of the free days. */
  readonly onChoose: (date: string) => void;
  /** Why it is booked beyond capacity; empty for not yet. */
  readonly reason: string;
  readonly onReason: (reason: string) => void;
};

type FreeDaysProps = Pick<FullDayProps, 'conflict' | 'onChoose'>;

/** Says what is taken, and offers the free days nearby. */
export function FreeDays({ conflict: { date, resource, free }, onChoose }: FreeDaysProps) {
  const { language, t } = useLanguage();
  return (
    <Frame role="alert">
      <strong>{t(fullDay(formatNight(date, language), resource?.name ?? null))}</strong>
      {free.length > 0 ? (
        <>
          <span>{t(words.freeDays)}</span>
          <ButtonRow>
            {free.map((each) => (
              <PlainButton key={each} onClick={() => onChoose(each)}>
                {formatNight(each, language)}
              </PlainButton>
            ))}
          </ButtonRow>
        </>
      ) : null}
    </Frame>
  );
}

/** The same, and asks for a reason to book beyond capacity. */
export function FullDay({ reason, onReason, ...free }: FullDayProps) {
  const { t } = useLanguage();
  return (
    <>
      <FreeDays {...free} />
      <Field label={t(words.overrideReason)} hint={t(words.overrideHint)}>
        {(control) => (
          <TextInput
            {...control}
            value={reason}
            maxLength={500}
            onChange={({ target }) => onReason(target.value)}
          />
        )}
      </Field>
    </>
  );
}
