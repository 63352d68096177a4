import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { RadioButton } from '@ritmi/shared/ui/form/controls';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, radius, space, type } from '@ritmi/shared/ui/tokens';
import { fieldAt, labelAt, valueAt } from '@ritmi/shared/domain/composite';
import type { FieldDefinitions } from '@ritmi/shared/domain/kinds';
import { VersionValue } from '../kinds/fieldKinds.js';
import { useFormat } from './useFormat.js';
import { Bar, Note } from '../look/frames.js';
import { words } from '../text.js';
import type { Conflict } from '../model/resolution.js';
import { Fixed } from '../fixed.js';

const Frame = styled.section`
  display: grid;
  gap: ${space(4)};
  padding-bottom: ${space(4)};
  border-bottom: 2px solid ${color.text};
  scroll-margin-top: ${space(4)};
`;

const Sides = styled.fieldset`
  display: grid;
  gap: ${space(2)};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  legend {
    padding: 0 0 ${space(1)};
    ${type.label}
  }
`;

const Choice = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(2)};
`;

const Version = styled.label`
  display: grid;
  align-content: start;
  gap: ${space(1)};
  padding: ${space(3)};
  // Keeps both versions and the question in sight when a text is long.
  max-height: 36vh;
  overflow-y: auto;
  border: 1px solid ${color.line};
  border-radius: ${radius.control};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  &:has(:checked) {
    border-color: ${color.text};
    background: ${color.card};
  }
`;

const sides = ['mine', 'theirs'] as const;

export type Side = (typeof sides)[number];

type ConflictViewProps = {
  readonly conflict: Conflict;
  readonly fields: FieldDefinitions;
  readonly onChoose?: (field: string, side: Side) => void;
  /** Called with the choices once every field is decided, and on every later choice. */
  readonly onDecided: (chosen: Readonly<Record<string, Side>>) => void;
};

/** Somebody else has saved other values: both versions side by side, field by field, to choose from. */
export function ConflictView(props: ConflictViewProps) {
  const { conflict, fields, onChoose, onDecided } = props;
  const { t } = useLanguage();
  const options = useFormat(conflict.fields.map((field) => fieldAt(fields, field)));
  const frame = useRef<HTMLElement>(null);
  // Focus alone would scroll to the middle of a view that is higher than the window.
  useEffect(() => {
    frame.current?.focus({ preventScroll: true });
    frame.current?.scrollIntoView();
  }, []);
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});

  function handleChoose(field: string, side: Side) {
    const next = { ...chosen, [field]: side };
    setChosen(next);
    onChoose?.(field, side);
    if (conflict.fields.every((name) => next[name])) onDecided(next);
  }

  return (
    <Frame ref={frame} tabIndex={-1} role="group" aria-label={t(words.conflict)}>
      <Bar role="alert">{t(words.choose)}</Bar>
      {conflict.fields.map((field) => (
        <Sides key={field}>
          <legend>
            <Fixed>{fieldAt(fields, field)?.inputLabel ?? labelAt(fields, field)}</Fixed>
          </legend>
          {sides.map((side) => (
            <Version key={side}>
              <Choice>
                <RadioButton
                  name={`conflict.${field}`}
                  checked={chosen[field] === side}
                  onChange={() => handleChoose(field, side)}
                />
                <strong>{t(words[side])}</strong>
              </Choice>
              <VersionValue
                field={fieldAt(fields, field)}
                value={valueAt(conflict[side], field)}
                other={valueAt(conflict[side === 'mine' ? 'theirs' : 'mine'], field)}
                options={options}
              />
            </Version>
          ))}
        </Sides>
      ))}
      <Note>{t(words.merged)}</Note>
    </Frame>
  );
}
