import { useState } from 'react';
import { TextInput } from '@ritmi/shared/ui/form/controls';
import { Field } from '@ritmi/shared/ui/form/Field';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { formatNight, shortDay } from '../formatNight.js';
import { words } from '../text.js';
import { dayIn } from './moment.js';
import { useFixed } from '../fixed.js';

type DayFieldProps = {
  readonly label: string;
  /** `YYYY-MM-DD`; empty for none. */
  readonly value: string;
  readonly onChange: (day: string) => void;
  /** When a person is done with it: Enter, or another field. */
  readonly onLeave?: () => void;
  readonly error?: string | undefined;
  /** What to know of the day, such as why it is in doubt. */
  readonly hint?: string | undefined;
};

/**
 * A day that is typed as people say it: `14.8.`, `14 gusht`, `e shtuna e dytë e gushtit`. A date field of the browser
 * would show it in the order of the browser's language.
 */
export function DayField({ label, value, onChange, onLeave, error, hint }: DayFieldProps) {
  const { language, t } = useLanguage();
  const fixed = useFixed();
  const [typed, setTyped] = useState<{ readonly text: string; readonly day: string } | null>(null);
  const text = typed && typed.day === value ? typed.text : shortDay(value);
  const meaning = value === '' ? undefined : formatNight(value, language);
  const unread = text.trim() !== '' && value === '' ? t(words.unreadDay) : undefined;
  return (
    <Field
      label={fixed(label)}
      error={error ?? unread}
      hint={[meaning, hint].filter((each) => each !== undefined).join(' · ') || undefined}
    >
      {(control) => (
        <TextInput
          {...control}
          value={text}
          placeholder="14.8.2027"
          autoComplete="off"
          inputMode="text"
          onChange={({ target }) => {
            const day = dayIn(target.value) ?? '';
            setTyped({ text: target.value, day });
            onChange(day);
          }}
          onBlur={() => {
            setTyped((last) => (last?.day === '' ? last : null));
            onLeave?.();
          }}
          onKeyDown={({ key }) => {
            if (key === 'Enter') onLeave?.();
          }}
        />
      )}
    </Field>
  );
}
