import { formatDate } from '@ritmi/shared/domain/date';
import type { AgencyEvent } from '@ritmi/shared/domain/events/schema';
import { DeleteButton } from '../kit/list/DeleteButton.js';
import type { RowActions } from '../kit/list/EntityEditor.js';
import { RowFrame } from '../kit/list/RowFrame.js';
import { sitePathOf } from '../kit/list/sitePathOf.js';
import { Thumbnail } from '../kit/media/Preview.js';
import { Note, TwoLines } from '../kit/look/frames.js';
import { eventLabels, eventsText } from './text.js';

type EventRowProps = RowActions & { readonly event: AgencyEvent };

/** One event in the list. */
export function EventRow({ event, isWaiting, onEdit, onDelete }: EventRowProps) {
  const { id, title, date, description, featured, image, media } = event;
  return (
    <RowFrame
      title={title}
      picture={image ? <Thumbnail url={image} /> : null}
      badges={[featured && eventLabels.featured]}
      isWaiting={isWaiting}
      onEdit={onEdit}
      remove={
        <DeleteButton
          title="Delete event"
          subject={title}
          question={eventsText.confirmRemove}
          onDelete={onDelete}
        />
      }
      sitePath={sitePathOf('events')}
      history={{ entity: 'events', id }}
    >
      <Note>
        <span>{formatDate(date)}</span> · <span>{media.length} media</span>
      </Note>
      <TwoLines>{description}</TwoLines>
    </RowFrame>
  );
}
