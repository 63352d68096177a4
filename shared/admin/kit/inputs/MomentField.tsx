import { useState } from 'react';
import { TextInput } from '@ritmi/shared/ui/form/controls';
import { Field } from '@ritmi/shared/ui/form/Field';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { words } from '../text.js';
import { momentIn, momentMeaning, shortMoment } from './moment.js';
import { useFixed } from '../fixed.js';

type MomentFieldProps = {
  readonly label: string;
  readonly name: string;
  /** `YYYY-MM-DDThh:mm`, empty for none, or what was typed and is no moment. */
  readonly value: string;
  readonly onChange: (moment: string) => void;
  readonly onBlur: () => void;
  readonly error?: string | undefined;
};

/** A day and a time that are typed as people say them: `14.8. 20:00`. A browser's own field has its order of a date. */
export function MomentField({ label, name, value, onChange, onBlur, error }: MomentFieldProps) {
  const { language, t } = useLanguage();
  const fixed = useFixed();
  const [typed, setTyped] = useState<{ readonly text: string; readonly moment: string } | null>(null);
  const text = typed && typed.moment === value ? typed.text : shortMoment(value);
  const meaning = momentMeaning(value, language) ?? undefined;
  return (
    <Field
      label={fixed(label)}
      error={error}
      hint={meaning ?? (text === '' ? undefined : t(words.momentHint))}
    >
      {(control) => (
        <TextInput
          {...control}
          name={name}
          value={text}
          placeholder="14.8.2027 20:00"
          autoComplete="off"
          inputMode="text"
          onBlur={onBlur}
          onChange={({ target }) => {
            const moment = momentIn(target.value) ?? target.value.trim();
            setTyped({ text: target.value, moment });
            onChange(moment);
          }}
        />
      )}
    </Field>
  );
}
