import { Plus, X } from 'lucide-react';
import { styled } from 'styled-components';
import { Select, TextInput } from '@ritmi/shared/ui/form/controls';
import { Field } from '@ritmi/shared/ui/form/Field';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, space } from '@ritmi/shared/ui/tokens';
import { IconButton, PlainButton, Stack } from '../../kit/look/frames.js';
import type { DraftLine } from './offerDraft.js';
import { lineKindNames, offerText as text } from './text.js';

const Line = styled.fieldset`
  display: grid;
  grid-template-columns: 120px minmax(0, 1fr) 72px 104px 36px;
  gap: ${space(2)};
  align-items: end;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  @media (max-width: 639px) {
    grid-template-columns: 1fr 1fr 36px;
    padding-bottom: ${space(4)};
    border-bottom: 1px solid ${color.line};
    > :nth-child(-n + 2) {
      grid-column: 1 / -1;
    }
  }
`;

const isKind = (value: string): value is DraftLine['kind'] => Object.hasOwn(lineKindNames, value);

type OfferLinesProps = {
  readonly lines: readonly DraftLine[];
  readonly onChange: (lines: readonly DraftLine[]) => void;
  readonly errorAt: (path: string) => string | undefined;
};

/** The lines of an offer; one more of each kind is added below them. */
export function OfferLines({ lines, onChange, errorAt }: OfferLinesProps) {
  const { t } = useLanguage();
  const change = (key: number, part: Partial<DraftLine>) =>
    onChange(lines.map((line) => (line.key === key ? { ...line, ...part } : line)));
  const add = (kind: DraftLine['kind'], title = '') =>
    onChange([
      ...lines,
      { key: Math.max(-1, ...lines.map(({ key }) => key)) + 1, kind, title, quantity: '1', amount: '' },
    ]);
  return (
    <Stack>
      {lines.map(({ key, kind, title, quantity, amount }, index) => (
        <Line key={key} aria-label={t(text.line(index + 1))}>
          <Field label={t(text.kind)}>
            {(control) => (
              <Select
                {...control}
                value={kind}
                onChange={({ target: { value } }) => isKind(value) && change(key, { kind: value })}
              >
                {Object.entries(lineKindNames).map(([id, name]) => (
                  <option key={id} value={id}>
                    {t(name)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={t(text.what)} error={errorAt(`lines.${index}.title`)}>
            {(control) => (
              <TextInput
                {...control}
                value={title}
                onChange={({ target }) => change(key, { title: target.value })}
              />
            )}
          </Field>
          <Field label={t(text.quantity)} error={errorAt(`lines.${index}.quantity`)}>
            {(control) => (
              <TextInput
                {...control}
                inputMode="numeric"
                value={quantity}
                onChange={({ target }) => change(key, { quantity: target.value })}
              />
            )}
          </Field>
          <Field label={t(text.amount)} error={errorAt(`lines.${index}.amount`)}>
            {(control) => (
              <TextInput
                {...control}
                inputMode="decimal"
                value={amount}
                onChange={({ target }) => change(key, { amount: target.value })}
              />
            )}
          </Field>
          <IconButton
            aria-label={t(text.remove)}
            onClick={() => onChange(lines.filter((line) => line.key !== key))}
          >
            <X size={18} aria-hidden="true" />
          </IconButton>
        </Line>
      ))}
      <Adds>
        <PlainButton onClick={() => add('extra')}>
          <Plus size={16} aria-hidden="true" />
          {t(text.add)}
        </PlainButton>
        <PlainButton onClick={() => add('travel', t(text.travel))}>{t(text.travel)}</PlainButton>
        <PlainButton onClick={() => add('rebate', t(text.rebate))}>{t(text.rebate)}</PlainButton>
      </Adds>
    </Stack>
  );
}

const Adds = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)};
`;
