import { firstCharacter } from '@ritmi/shared/domain/text/cut';
import { Fragment, useId } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { at, color, layout, radius, space, type } from '@ritmi/shared/ui/tokens';
import { Note } from '../../kit/look/frames.js';
import { Preview } from '../../kit/media/Preview.js';
import { andMore, words } from '../../kit/text.js';

const Group = styled.section`
  display: grid;
  align-content: start;
  gap: ${space(1)};
  min-width: 0;
  h3 {
    ${type.label}
    letter-spacing: 0;
    padding-bottom: ${space(2)};
    border-bottom: 1px solid ${color.line};
  }
  &[data-late] h3 {
    border-bottom: 2px solid ${color.accent};
    color: ${color.accentText};
  }
  > p {
    padding-block: ${space(2)};
  }
`;

const Line = styled(Link)`
  [data-late] & small {
    color: ${color.accentText};
    font-weight: 600;
  }
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 ${space(3)};
  align-items: center;
  min-height: 52px;
  margin-inline: -${space(2)};
  padding: ${space(1)} ${space(2)};
  border-radius: ${radius.control};
  line-height: 1.3;
  overflow-wrap: anywhere;
  text-decoration: none;
  &:has([data-picture]) {
    grid-template-columns: 44px minmax(0, 1fr);
  }
  small {
    color: ${color.quiet};
    font-size: ${type.size.small};
  }
  strong {
    font-weight: 600;
  }
  ${at.mouse} {
    &:hover {
      background: ${color.card};
    }
  }
`;

const Words = styled.span`
  display: grid;
  min-width: 0;
`;

const dotPx = 14;

/**
 * Facts beside each other with dots between them. Each has room for a dot at its left; at the start of a line that room
 * is outside the box, and cut off.
 */
const Facts = styled.small`
  display: block;
  overflow: hidden;
  > span {
    display: flex;
    flex-wrap: wrap;
    margin-left: -${dotPx}px;
  }
  > span > span {
    position: relative;
    min-width: 0;
    padding-left: ${dotPx}px;
  }
  i {
    position: absolute;
    left: 0;
    width: ${dotPx}px;
    font-style: normal;
    text-align: center;
  }
`;

/** The picture of what a line is about, or the first letter of its title. */
const Picture = styled.span`
  display: grid;
  place-items: center;
  width: 44px;
  height: 44px;
  overflow: hidden;
  border-radius: ${radius.control};
  background: ${color.card};
  color: ${color.quiet};
  font-weight: 700;
  img,
  video {
    ${layout.fill}
    object-fit: cover;
  }
`;

/** A line of the start screen; every line links to where something can be done. */
export type StartLine = Readonly<Record<'id' | 'title' | 'to', string>> & {
  /** What is said about it, from the most important on. */
  readonly facts: readonly string[];
  /** Address of its picture, or '' for a letter in its place; without one the line has no room for it. */
  readonly picture?: string;
};

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

const shownAtOnce = 4;

/** The first lines under a title, and how many more there are. */
export function Lines({ title, lines, empty, count = lines.length, isLate = false }: LinesProps) {
  const { t } = useLanguage();
  const titleId = useId();
  const shown = lines.slice(0, shownAtOnce);
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

function StartLink({ line: { title, to, facts, picture } }: { readonly line: StartLine }) {
  const { t } = useLanguage();
  const name = title || t(words.untitled);
  return (
    <Line to={to}>
      {picture === undefined ? null : (
        <Picture data-picture>
          {picture === '' ? (
            <span aria-hidden="true">{firstCharacter(name).toUpperCase()}</span>
          ) : (
            <Preview url={picture} isSmall />
          )}
        </Picture>
      )}
      <Words>
        <strong>{name}</strong>
        <Facts>
          <span>
            {facts.map((fact, place) => (
              <Fragment key={fact}>
                {place === 0 ? null : ' '}
                <span>
                  {place === 0 ? null : (
                    <>
                      <i>·</i>{' '}
                    </>
                  )}
                  {fact}
                </span>
              </Fragment>
            ))}
          </span>
        </Facts>
      </Words>
    </Line>
  );
}
