import { useId } from 'react';
import { css, styled } from 'styled-components';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, space, type } from '@ritmi/shared/ui/tokens';
import { Note } from '../../kit/look/frames.js';
import { useIsPhone } from '../../kit/look/useMedia.js';
import { andMore } from '../../kit/text.js';
import { type StartLine, StartLink } from './StartLink.js';

/** The title of a group and the line below it. */
export const groupTitle = css`
  ${type.label}
  letter-spacing: 0;
  padding-bottom: ${space(2)};
  border-bottom: 1px solid ${color.line};
`;

const Group = styled.section`
  container-type: inline-size;
  h3 {
    ${groupTitle}
    margin-bottom: ${space(1)};
  }
  &[data-late] h3 {
    border-bottom: 2px solid ${color.accent};
    color: ${color.accentText};
  }
  > p {
    padding-block: ${space(2)};
  }
`;

type LinesProps = {
  readonly title: string;
  readonly lines: readonly StartLine[];
  /** Shown in place of lines; without it a group of none is left out. */
  readonly empty?: string;
  /** How many there are, when that is more than the lines. */
  readonly count?: number;
  /** Something that should have happened. */
  readonly isLate?: boolean;
};

/** The first lines under a title, and how many more there are. */
export function Lines({ title, lines, empty, count = lines.length, isLate = false }: LinesProps) {
  const { t } = useLanguage();
  const titleId = useId();
  // What stands below them is then within two screens of a phone.
  const shown = lines.slice(0, useIsPhone() ? 3 : 4);
  const more = count - shown.length;
  if (shown.length === 0 && empty === undefined) return null;
  return (
    <Group aria-labelledby={titleId} data-late={isLate || undefined}>
      <h3 id={titleId}>{title}</h3>
      {shown.map((line) => (
        <StartLink key={line.id} line={line} />
      ))}
      {shown.length === 0 ? <Note>{empty}</Note> : null}
      {more > 0 && shown.length > 0 ? <Note>{t(andMore(more))}</Note> : null}
    </Group>
  );
}
