import { ChevronDown, EyeOff, type LucideIcon, Star } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import type { EntityName } from '@ritmi/shared/domain/entities';
import type { Message } from '@ritmi/shared/domain/language';
import { VisuallyHidden } from '@ritmi/shared/ui/Block';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Badge } from '../look/frames.js';
import { SiteLink } from '../look/SiteLink.js';
import type { Removal } from '../resource/useResource.js';
import { words } from '../text.js';
import { DeleteButton } from './DeleteButton.js';
import * as Parts from './rowParts.js';

/** What a row of a list can do. */
export type RowActions = {
  readonly isQueued?: boolean;
  readonly onEdit: () => void;
  /** Deletes what the row shows when the question is asked. */
  readonly onDelete: () => Promise<Removal>;
};

/** A flag that is set. */
export type Sign = { readonly label: string; readonly sign: 'star' | 'hidden' };

const signIcons: Readonly<Record<Sign['sign'], LucideIcon>> = { star: Star, hidden: EyeOff };

type RowProps = RowActions & {
  readonly title: string;
  /** What one of the list is called. */
  readonly called: Message;
  /** The document whose history is shown; none for what has no history. */
  readonly document?: { readonly entity: EntityName; readonly id: string };
  /** A small picture, such as a Thumbnail; null leaves its place empty. */
  readonly picture?: ReactNode;
  readonly signs?: readonly Sign[];
  /** How many signs the list's rows can have: their places stay free. */
  readonly signCount?: number;
  /** Asked before a delete. */
  readonly question: Message;
  /** Path on the public site where visitors see it. */
  readonly sitePath: string;
  /** Beside the title, one Cell each. */
  readonly cells?: ReactNode;
  /** Beside the title where a row has much room, else with the details. */
  readonly aside?: ReactNode;
  /** Shown when the row is opened; assistive technology reads it at any time. */
  readonly details?: ReactNode;
};

/** One row of a list: what it is in one line, its buttons, and the rest of it below when it is opened. */
export function Row(props: RowProps) {
  const { title, called, document, picture, signs = [], signCount = signs.length, question } = props;
  const { isQueued, onEdit, onDelete, sitePath, cells, aside, details } = props;
  const { t } = useLanguage();
  const titleId = useId();
  const detailsId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Parts.Frame data-open={isOpen}>
      <Parts.Line $hasPicture={picture !== undefined}>
        {picture === undefined ? null : <Parts.Thumb>{picture}</Parts.Thumb>}
        <Parts.Head>
          <Parts.Title id={titleId}>{title}</Parts.Title>
          {isQueued ? <Badge>{t(words.waiting)}</Badge> : null}
        </Parts.Head>
        {aside ? <Parts.Aside>{aside}</Parts.Aside> : null}
        <Parts.Facts>
          {cells}
          <Parts.Signs $count={signCount}>
            {signs.map((each) => {
              const Icon = signIcons[each.sign];
              return (
                <span key={each.label} title={each.label}>
                  <Icon size={16} fill={each.sign === 'star' ? 'currentColor' : 'none'} aria-hidden="true" />
                  <VisuallyHidden>{each.label}</VisuallyHidden>
                </span>
              );
            })}
          </Parts.Signs>
        </Parts.Facts>
        <Parts.Buttons>
          <Parts.EditButton data-row-action aria-describedby={titleId} onClick={onEdit}>
            Edit
          </Parts.EditButton>
          <DeleteButton {...{ title, called, titleId, question, onDelete }} entity={document?.entity} />
          <Parts.MoreButton
            aria-label={t(words.more)}
            aria-describedby={titleId}
            aria-expanded={isOpen}
            aria-controls={detailsId}
            onClick={() => setIsOpen(!isOpen)}
          >
            <ChevronDown size={18} aria-hidden="true" />
          </Parts.MoreButton>
        </Parts.Buttons>
      </Parts.Line>
      <Parts.Details id={detailsId} $hasPicture={picture !== undefined}>
        {details}
        {isOpen ? (
          <Parts.Links>
            <SiteLink path={sitePath}>{t(words.showOnSite)}</SiteLink>
            {document ? (
              <Link to={`/history/${document.entity}/${document.id}`}>{t(words.history)}</Link>
            ) : null}
          </Parts.Links>
        ) : null}
      </Parts.Details>
    </Parts.Frame>
  );
}
