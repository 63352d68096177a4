import { useId } from 'react';
import { styled } from 'styled-components';
import { at, color, layout, motion, radius, space, tint, type } from '@ritmi/shared/ui/tokens';

const Group = styled.fieldset`
  display: grid;
  gap: ${space(1.5)};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    ${type.label}
    padding: 0 0 ${space(1.5)};
  }
`;

const Row = styled.div`
  ${layout.wrap(2)}
`;

const Chip = styled.label`
  ${layout.touchTarget}
  position: relative;
  padding: 0 ${space(4)};
  border: 1px solid ${tint('text', 36)};
  border-radius: ${radius.pill};
  font-size: 0.9375rem;
  font-weight: 600;
  cursor: pointer;
  transition: background-color ${motion.feedback};
  &:has(:checked) {
    border-color: ${color.text};
    background: ${color.text};
    color: ${color.page};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.text};
    outline-offset: 2px;
  }
  ${at.mouse} {
    &:hover:not(:has(:checked)) {
      background: ${color.card};
    }
  }
  ${at.forced} {
    &:has(:checked) {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
  input {
    ${layout.cover}
    ${layout.fill}
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
`;

type ChipsProps<V extends string> = {
  readonly label: string;
  /** What is chosen; any other value is none of the options. */
  readonly value: string;
  readonly options: readonly { readonly value: V; readonly label: string }[];
  readonly onChange: (value: V) => void;
};

/** One of several, each a button as large as a thumb. */
export function Chips<V extends string>({ label, value, options, onChange }: ChipsProps<V>) {
  const name = useId();
  return (
    <Group>
      <legend>{label}</legend>
      <Row>
        {options.map((option) => (
          <Chip key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </Chip>
        ))}
      </Row>
    </Group>
  );
}
