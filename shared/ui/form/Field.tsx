import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { color, space, type } from '../tokens.js';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  // Keeps the control's focus ring off the label.
  gap: ${space(1.5)};
  min-width: 0;
`;

const Label = styled.label`
  ${type.label}
`;

const Hint = styled.p`
  font-size: ${type.size.small};
  color: ${color.quiet};
`;

const Problem = styled(Hint)`
  font-weight: 600;
  color: ${color.accentText};
`;

/** Attributes that connect a control with its label, hint and error. */
export type ControlProps = {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
};

type FieldProps = {
  readonly label: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
};

export function Field({ label, error, hint, children }: FieldProps) {
  const id = useId();
  const described = [...(hint ? [`${id}-hint`] : []), ...(error ? [`${id}-error`] : [])];
  return (
    <Frame>
      <Label htmlFor={id}>{label}</Label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
      })}
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
      {error ? <Problem id={`${id}-error`}>{error}</Problem> : null}
    </Frame>
  );
}
