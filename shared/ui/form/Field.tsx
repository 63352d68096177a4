import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { color, space, type } from '../tokens.js';

const Frame = styled.div`
  display: grid;
  align-content: start;
  gap: ${space(1)};
  min-width: 0;
`;

const Label = styled.label`
  ${type.label}
`;

const Hint = styled.p`
  margin: 0;
  font-size: ${type.size.small};
  color: ${color.quiet};
`;

const Problem = styled.p`
  margin: 0;
  font-size: ${type.size.small};
  font-weight: 600;
  color: ${color.accentText};
`;

/** What a control needs so that its label, hint and error are tied to it. */
export type ControlProps = {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
};

type FieldProps = {
  readonly label: string;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
};

/** A label above its control, the hint and the error below it. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <Frame>
      <Label htmlFor={id}>{label}</Label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described === '' ? undefined : described,
      })}
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
      {error ? <Problem id={`${id}-error`}>{error}</Problem> : null}
    </Frame>
  );
}
