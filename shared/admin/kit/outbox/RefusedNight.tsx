import { useState } from 'react';
import type { WriteOperation } from '@ritmi/shared/client/write';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { useHost } from '../../host/host.js';
import { ButtonRow, PlainButton } from '../look/frames.js';
import { FreeDays, type FullConflict, FullDay } from '../look/FullDay.js';
import { beyondCapacity, mayExceed, onAnotherDay } from './fullNight.js';
import { outboxText as text } from './text.js';

type RefusedNightProps = {
  /** A write that met a full day when it was sent. */
  readonly operation: WriteOperation;
  readonly conflict: FullConflict;
};

/** What is taken, with the free days nearby and the way to book it for a reason; either is queued in its place. */
export function RefusedNight({ operation, conflict }: RefusedNightProps) {
  const { outbox } = useHost();
  const { t } = useLanguage();
  const [reason, setReason] = useState('');
  const replace = (operations: readonly WriteOperation[]) => void outbox?.replace(operation.key, operations);
  const free = { conflict, onChoose: (date: string) => replace(onAnotherDay(operation, date)) };
  if (!mayExceed(operation)) return <FreeDays {...free} />;
  return (
    <>
      <FullDay {...free} reason={reason} onReason={setReason} />
      <ButtonRow>
        <PlainButton
          disabled={reason.trim() === ''}
          onClick={() => replace([beyondCapacity(operation, reason.trim())])}
        >
          {t(text.bookAnyway)}
        </PlainButton>
      </ButtonRow>
    </>
  );
}
