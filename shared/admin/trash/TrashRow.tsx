import { styled } from 'styled-components';
import type { TrashEntry } from '@ritmi/shared/domain/history';
import { space } from '@ritmi/shared/ui/tokens';
import { formatMoment } from '../kit/formatMoment.js';
import { entityTitle } from '../kit/list/entityTitle.js';
import { ButtonRow, DangerButton, PlainButton, ListLine, Note } from '../kit/look/frames.js';
import { text } from './text.js';

const Body = styled.div`
  display: grid;
  gap: ${space(1)};
`;

/** Breaks as a whole. */
const Moment = styled.span`
  display: inline-block;
`;

type TrashRowProps = {
  readonly entry: TrashEntry;
  readonly isBusy: boolean;
  readonly onRestore: () => void;
  readonly onErase: () => void;
};

/** One deleted document. */
export function TrashRow({ entry, isBusy, onRestore, onErase }: TrashRowProps) {
  const titleId = `deleted-${entry.id}`;
  return (
    <ListLine>
      <Body>
        <h3 id={titleId}>{entry.title || 'Untitled'}</h3>
        <Note>
          {entityTitle(entry.entity)} · <Moment>{formatMoment(entry.deletedAt)}</Moment> ·{' '}
          {entry.deletedBy.name}
        </Note>
      </Body>
      <ButtonRow>
        <PlainButton data-go-on disabled={isBusy} aria-describedby={titleId} onClick={onRestore}>
          Restore
        </PlainButton>
        <DangerButton disabled={isBusy} aria-describedby={titleId} onClick={onErase}>
          {text.erase}
        </DangerButton>
      </ButtonRow>
    </ListLine>
  );
}
