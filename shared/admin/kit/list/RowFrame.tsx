import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { css, styled } from 'styled-components';
import type { EntityName } from '@ritmi/shared/domain/entities';
import { color, radius, space } from '@ritmi/shared/ui/tokens';
import { useHost } from '../HostContext.js';
import { ButtonRow, PlainButton } from '../look/buttons.js';
import { Chip, Chips } from '../look/frames.js';

const Frame = styled.div<{ $hasPicture: boolean }>`
  display: grid;
  grid-template-columns: ${({ $hasPicture }) => ($hasPicture ? 'auto ' : '')}minmax(0, 1fr);
  gap: ${space(1)} ${space(3)};
  padding: ${space(3)} 0;
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
  @media (max-width: 479px) {
    grid-row: auto;
    width: 52px;
  }
`;

const Body = styled.div`
  display: grid;
  gap: ${space(1)};
  min-width: 0;
  grid-column: -2 / -1;
`;

const Title = styled.h3`
  font-size: 1.0625rem;
  line-height: 1.25;
  overflow-wrap: anywhere;
`;

const Buttons = styled(ButtonRow)`
  grid-column: -2 / -1;
  // All of them in one line, beside a drag handle too.
  @media (max-width: 479px) {
    grid-column: 1 / -1;
    gap: ${space(1)};
    button {
      padding-inline: ${space(3)};
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
    <Frame $hasPicture={Boolean(picture)}>
      {picture ? <Thumb>{picture}</Thumb> : null}
      <Body>
        <Title id={titleId}>{title}</Title>
        {shownBadges.length > 0 ? (
          <Chips>
            {shownBadges.map((badge) => (
              <Chip key={badge}>{badge}</Chip>
            ))}
          </Chips>
        ) : null}
        {children}
      </Body>
      <Buttons>
        <PlainButton type="button" data-go-on aria-describedby={titleId} onClick={onEdit}>
          Edit
        </PlainButton>
        {remove}
        {sitePath === undefined || siteUrl === null ? null : (
          <SiteLink href={`${siteUrl}${sitePath}`} target="_blank" rel="noreferrer">
            Show on site
          </SiteLink>
        )}
        {history ? <HistoryLink to={`/history/${history.entity}/${history.id}`}>History</HistoryLink> : null}
      </Buttons>
    </Frame>
  );
}
