import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import type { EntityName } from '@ritmi/shared/domain/entities';
import { color, radius, space } from '@ritmi/shared/ui/tokens';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { words } from '../text.js';
import { useHost } from '../../host/host.js';
import { ChangeList } from '../changes/ChangeList.js';
import { ConfirmDialog } from '../look/ConfirmDialog.js';
import { Badge, ButtonRow, DangerButton, PlainButton, Stack } from '../look/frames.js';
import type { Removal } from '../resource/useResource.js';

/** A row is laid out by its own width: lists are beside forms, in narrow windows, and beside drag handles. */
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

/** The badges follow the title where there is room. */
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

/** A link beside the buttons, quieter than they are. */
const QuietLink = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: 38px;
  padding: 0 ${space(2)};
  color: ${color.quiet};
  font-size: 0.875rem;
`;

/** What a row of a list can do. */
export type RowActions = {
  readonly isQueued?: boolean;
  readonly onEdit: () => void;
  /** Deletes what the row shows when the question is asked. */
  readonly onDelete: () => Promise<Removal>;
};

type RowProps = RowActions & {
  readonly title: string;
  /** What one of the list is called: `service`. */
  readonly label: string;
  /** The document whose history is shown; none for what has no history. */
  readonly document?: { readonly entity: EntityName; readonly id: string };
  /** A small picture, such as a Thumbnail. */
  readonly picture?: ReactNode;
  readonly badges?: readonly (string | null)[];
  /** Asked before a delete. */
  readonly question: string;
  /** Path on the public site where visitors see it. */
  readonly sitePath: string;
  readonly children?: ReactNode;
};

/** One row of a list: title, badges, what the entity adds, and the buttons. */
export function Row(props: RowProps) {
  const { title, document, picture, badges = [], isQueued, onEdit, sitePath, children } = props;
  const { siteUrl } = useHost();
  const { t } = useLanguage();
  const titleId = useId();
  const shownBadges = [isQueued ? t(words.waiting) : null, ...badges].filter((badge) => badge !== null);
  return (
    <Room>
      <Frame $hasPicture={Boolean(picture)}>
        {picture ? <Thumb>{picture}</Thumb> : null}
        <Stack $gap={1}>
          <Head>
            <Title id={titleId}>{title}</Title>
            {shownBadges.map((badge) => (
              <Badge key={badge}>{badge}</Badge>
            ))}
          </Head>
          {children}
        </Stack>
        <Buttons>
          <PlainButton data-go-on aria-describedby={titleId} onClick={onEdit}>
            Edit
          </PlainButton>
          <DeleteButton {...props} />
          {siteUrl === null ? null : (
            <QuietLink href={`${siteUrl}${sitePath}`} target="_blank" rel="noreferrer">
              {t(words.showOnSite)}
            </QuietLink>
          )}
          {document ? (
            <QuietLink as={Link} to={`/history/${document.entity}/${document.id}`}>
              {t(words.history)}
            </QuietLink>
          ) : null}
        </Buttons>
      </Frame>
    </Room>
  );
}

const Subject = styled.p`
  margin: 0;
  font-weight: 700;
  overflow-wrap: anywhere;
`;

type Pending = {
  readonly remove: () => Promise<Removal>;
  /** What somebody else has changed since. */
  readonly changes?: Exclude<Removal, string>['changes'];
};

/** Deletes after a yes, and asks again when it is no longer what was seen. */
function DeleteButton({ label, title, document, question, onDelete }: RowProps) {
  const { t } = useLanguage();
  const [pending, setPending] = useState<Pending | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function handleConfirm({ remove }: Pending) {
    setIsBusy(true);
    const removal = await remove();
    setIsBusy(false);
    setPending(
      typeof removal === 'string' ? null : { remove: removal.removeAnyway, changes: removal.changes },
    );
  }

  return (
    <>
      <DangerButton onClick={() => setPending({ remove: onDelete })}>Delete</DangerButton>
      {pending ? (
        <ConfirmDialog
          key={pending.changes ? 'again' : 'first'}
          title={`Delete ${label}`}
          text={pending.changes ? t(words.changedMeanwhile) : question}
          confirmLabel="Delete"
          isBusy={isBusy}
          onConfirm={() => void handleConfirm(pending)}
          onCancel={() => setPending(null)}
        >
          {/* On a phone the row is under the dialog. */}
          <Subject>{title}</Subject>
          {pending.changes ? <ChangeList entity={document?.entity ?? ''} changes={pending.changes} /> : null}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
