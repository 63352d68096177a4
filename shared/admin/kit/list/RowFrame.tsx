import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { css, styled } from 'styled-components';
import type { EntityName } from '@ritmi/shared/domain/entities';
import { color, radius, space } from '@ritmi/shared/ui/tokens';
import { useHost } from '../../host/host.js';
import { ButtonRow, PlainButton, Badge } from '../look/frames.js';

/** A row is laid out by its own width: lists stand beside forms, in narrow windows, and behind drag handles. */
const Room = styled.div`
  container-type: inline-size;
  padding: ${space(3)} 0;
`;

const roomy = '@container (min-width: 560px)';
const spacious = '@container (min-width: 760px)';
const tight = '@container (max-width: 420px)';
const zoomed = '@container (max-width: 280px)';

const Frame = styled.div<{ $hasPicture: boolean }>`
  display: grid;
  grid-template-columns: ${({ $hasPicture }) => ($hasPicture ? 'auto ' : '')}minmax(0, 1fr);
  align-items: start;
  gap: ${space(2)} ${space(3)};
  ${roomy} {
    grid-template-columns: ${({ $hasPicture }) => ($hasPicture ? 'auto ' : '')}minmax(0, 1fr) auto;
    column-gap: ${space(4)};
  }
`;

const Thumb = styled.div`
  grid-row: span 2;
  width: 72px;
  aspect-ratio: 3 / 2;
  overflow: hidden;
  border-radius: ${radius.control};
  background: ${color.card};
  img,
  video {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  ${tight} {
    grid-row: auto;
    width: 52px;
  }
  ${zoomed} {
    width: 44px;
  }
  ${roomy} {
    grid-row: auto;
    width: 84px;
  }
`;

const Body = styled.div`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
`;

/** The badges stand behind the title as long as there is room. */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(1)} ${space(2)};
`;

const Title = styled.h3`
  font-size: 1.0625rem;
  line-height: 1.25;
  overflow-wrap: anywhere;
`;

const Buttons = styled(ButtonRow)`
  grid-column: -2 / -1;
  ${roomy} {
    display: grid;
    grid-template-columns: auto auto;
    justify-items: end;
    row-gap: 0;
    a {
      min-height: 30px;
      padding-inline: 0;
    }
    // No hole beside it.
    a:only-of-type {
      grid-column: 1 / -1;
    }
  }
  ${spacious} {
    display: flex;
    flex-wrap: nowrap;
    a {
      min-height: 38px;
      padding-inline: ${space(2)};
      &:last-child {
        padding-right: 0;
      }
    }
  }
  // All of them in one line, beside a drag handle too.
  ${tight} {
    grid-column: 1 / -1;
    gap: ${space(1)};
    button {
      padding-inline: ${space(3)};
    }
  }
  // Two lines of them begin at the same edge.
  ${zoomed} {
    column-gap: ${space(2)};
    a {
      padding-inline: 0;
    }
  }
`;

const link = css`
  display: inline-flex;
  align-items: center;
  min-height: 38px;
  padding: 0 ${space(2)};
  color: ${color.quiet};
  font-size: 0.875rem;
`;

const SiteLink = styled.a`
  ${link}
`;

const HistoryLink = styled(Link)`
  ${link}
`;

type RowFrameProps = {
  readonly title: string;
  /** A small picture, such as a Thumbnail. */
  readonly picture?: ReactNode;
  readonly badges?: readonly (string | false | null | undefined)[];
  readonly isWaiting?: boolean;
  readonly onEdit: () => void;
  /** The delete button. */
  readonly remove: ReactNode;
  /** Path on the public site where visitors see it. */
  readonly sitePath?: string;
  /** Of what the history is shown. */
  readonly history?: { readonly entity: EntityName; readonly id: string };
  readonly children?: ReactNode;
};

/** One line of a list: title, badges, what the entity adds, and the buttons. */
export function RowFrame(props: RowFrameProps) {
  const {
    title,
    picture,
    badges = [],
    isWaiting = false,
    onEdit,
    remove,
    sitePath,
    history,
    children,
  } = props;
  const { siteUrl } = useHost();
  const titleId = useId();
  const shownBadges = [isWaiting && 'Waiting for the server', ...badges].filter(
    (badge): badge is string => typeof badge === 'string',
  );
  return (
    <Room>
      <Frame $hasPicture={Boolean(picture)}>
        {picture ? <Thumb>{picture}</Thumb> : null}
        <Body>
          <Head>
            <Title id={titleId}>{title}</Title>
            {shownBadges.map((badge) => (
              <Badge key={badge}>{badge}</Badge>
            ))}
          </Head>
          {children}
        </Body>
        <Buttons>
          <PlainButton data-go-on aria-describedby={titleId} onClick={onEdit}>
            Edit
          </PlainButton>
          {remove}
          {sitePath === undefined || siteUrl === null ? null : (
            <SiteLink href={`${siteUrl}${sitePath}`} target="_blank" rel="noreferrer">
              Show on site
            </SiteLink>
          )}
          {history ? (
            <HistoryLink to={`/history/${history.entity}/${history.id}`}>History</HistoryLink>
          ) : null}
        </Buttons>
      </Frame>
    </Room>
  );
}
