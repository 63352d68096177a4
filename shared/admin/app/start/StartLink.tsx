import { firstCharacter } from '@ritmi/shared/domain/text/cut';
import { monthName } from '@ritmi/shared/domain/time/date';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { at, color, layout, radius, space, type } from '@ritmi/shared/ui/tokens';
import { Preview } from '../../kit/media/Preview.js';
import { words } from '../../kit/text.js';

/** What stands before the words: a picture or a day. */
const leadPx = 44;

/** From this width of its group on a line has its end at the right, below the words otherwise. */
const roomy = '@container (min-width: 340px)';

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
  &:has([data-lead]) {
    grid-template-columns: ${leadPx}px minmax(0, 1fr);
  }
  ${roomy} {
    grid-template-columns: minmax(0, 1fr) auto;
    &:has([data-lead]) {
      grid-template-columns: ${leadPx}px minmax(0, 1fr) auto;
    }
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
  // Why it stands here.
  &[data-reason] > span > :first-child {
    color: ${color.text};
    font-weight: 600;
  }
  i {
    position: absolute;
    left: 0;
    width: ${dotPx}px;
    font-style: normal;
    text-align: center;
  }
`;

/** When: at the right of a wide line, else below its words. */
const End = styled.small`
  grid-column: -2 / -1;
  font-variant-numeric: tabular-nums;
  ${roomy} {
    text-align: right;
    white-space: nowrap;
  }
`;

/** The picture of what a line is about, or the first letter of its title. */
const Picture = styled.span`
  display: grid;
  place-items: center;
  width: ${leadPx}px;
  height: ${leadPx}px;
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

/** A day as on the site: its number large, its month below. */
const Day = styled.time`
  display: grid;
  place-content: center;
  width: ${leadPx}px;
  height: ${leadPx}px;
  border-radius: ${radius.control};
  background: ${color.card};
  line-height: 1.1;
  text-align: center;
  b {
    font-size: 1.125rem;
    font-variant-numeric: tabular-nums;
    font-weight: 750;
  }
  small {
    font-size: 0.75rem;
  }
`;

/** A line of the start screen; every line links to where something can be done. */
export type StartLine = Readonly<Record<'id' | 'title' | 'to', string>> & {
  /** What is said about it, from the most important on. */
  readonly facts: readonly string[];
  /** Whether the first fact is why the line is there. */
  readonly hasReason?: boolean;
  /** When it was or will be, in a few words. */
  readonly end?: string;
  /** Its day, `YYYY-MM-DD`. */
  readonly day?: string;
  /** Address of its picture, or '' for a letter in its place; without one the line has no room for it. */
  readonly picture?: string;
};

export function StartLink({ line }: { readonly line: StartLine }) {
  const { title, to, facts, hasReason, end, day, picture } = line;
  const { language, t } = useLanguage();
  const name = title || t(words.untitled);
  return (
    <Line to={to}>
      {picture === undefined ? null : (
        <Picture data-lead>
          {picture === '' ? (
            <span aria-hidden="true">{firstCharacter(name).toUpperCase()}</span>
          ) : (
            <Preview url={picture} isSmall />
          )}
        </Picture>
      )}
      {day === undefined ? null : (
        <Day data-lead dateTime={day}>
          <b>{Number(day.slice(8))}</b> <small>{monthName(day, language).slice(0, 3)}</small>
        </Day>
      )}
      <Words>
        <strong>{name}</strong>
        <Facts data-reason={hasReason || undefined}>
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
      {end === undefined ? null : <End>{end}</End>}
    </Line>
  );
}
