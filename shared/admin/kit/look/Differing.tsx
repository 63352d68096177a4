import { styled } from 'styled-components';
import { changedPart } from '@ritmi/shared/domain/translations/progress';
import { tint } from '@ritmi/shared/ui/tokens';

const Mark = styled.mark`
  background: ${tint('text', 16)};
  color: inherit;
  font-weight: 600;
`;

type DifferingProps = {
  readonly text: string;
  /** What it is compared with. */
  readonly other: string;
};

/** A text, with the words marked that another one does not have; nothing where they have no word in common. */
export function Differing({ text, other }: DifferingProps) {
  const { start, added, end } = changedPart(other, text);
  if (added === '' || start + end === '') return text;
  return (
    <>
      {start}
      <Mark>{added}</Mark>
      {end}
    </>
  );
}
