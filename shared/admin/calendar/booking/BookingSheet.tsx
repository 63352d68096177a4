import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import type { Booking } from '@ritmi/shared/domain/bookings/schema';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { showSuccess } from '@ritmi/shared/ui/Toasts';
import { useSheetDraft } from '../../kit/drafts/useSheetDraft.js';
import { FullDay, type FullConflict, fullConflictOf } from '../../kit/look/FullDay.js';
import { ButtonRow, PlainButton, PlainLink, PrimaryButton, SheetFoot, Stack } from '../../kit/look/frames.js';
import { Sheet } from '../../kit/look/Sheet.js';
import { useReportFailure } from '../../kit/session/useSession.js';
import { bookingText as text } from '../text.js';
import { type Resource, useCalendarWrites } from '../useCalendar.js';
import { amountProblem } from '@ritmi/shared/domain/money';
import { bodyOf, bookingForm, draftOf, meantBy } from './bookingDraft.js';
import { BookingFields } from './BookingFields.js';
import { Payments } from './Payments.js';

type BookingSheetProps = {
  /** Null for a new one. */
  readonly booking: Booking | null;
  /** Of a new one. */
  readonly day: string;
  readonly resources: readonly Resource[];
  /** What is full already, after a move that did not succeed. */
  readonly conflict?: FullConflict | null;
  readonly onClose: () => void;
};

/** A booking with its payments; on a full day the free ones nearby. */
export function BookingSheet({ booking, day, resources, conflict = null, onClose }: BookingSheetProps) {
  const { t } = useLanguage();
  const {
    values: draft,
    set,
    base = null,
    drop,
    leave,
  } = useSheetDraft({
    form: `${bookingForm}${booking?.id ?? 'new'}`,
    title: ({ title }) => title,
    meant: meantBy,
    // After a move the booking is proposed for the day that was meant.
    first: () => ({ ...draftOf(booking, day), ...(conflict && { date: conflict.date }) }),
    base: booking,
  });
  const [full, setFull] = useState<FullConflict | null>(conflict);
  const [isTried, setIsTried] = useState(false);
  const { save, isSaving } = useSave();
  const close = () => leave(onClose);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (draft.title.trim() === '' || draft.date === '' || amountProblem(draft.total)) return;
    // Only a reason that is shown: a restored one is asked for again.
    const shown = full ? draft : { ...draft, reason: '' };
    const found = await save(base, bodyOf(shown, base, day), draft.title);
    if (found !== 'saved') return setFull(found);
    drop();
    onClose();
  }

  return (
    <Sheet place="side" title={booking ? booking.title : t(text.new)} onClose={close}>
      <form
        noValidate
        aria-label={booking ? booking.title : t(text.new)}
        aria-busy={isSaving}
        onSubmit={(event) => void handleSubmit(event)}
      >
        <div data-scrolls>
          <Stack $gap={5}>
            {booking?.enquiryId ? (
              <PlainLink as={Link} to={`/kerkesat/${booking.enquiryId}`}>
                {t(text.enquiry)}
              </PlainLink>
            ) : null}
            {full ? (
              <FullDay
                conflict={full}
                reason={draft.reason}
                onReason={(reason) => set({ reason })}
                onChoose={(date) => {
                  set({ date });
                  setFull(null);
                }}
              />
            ) : null}
            <BookingFields
              draft={draft}
              before={base}
              resources={resources}
              isTried={isTried}
              onChange={set}
            />
            {booking ? <Payments booking={booking} /> : null}
          </Stack>
        </div>
        <SheetFoot>
          <ButtonRow>
            <PrimaryButton type="submit" data-act="save" disabled={isSaving}>
              {t(full && draft.reason.trim() !== '' ? text.anyway : text.save)}
            </PrimaryButton>
            <PlainButton onClick={close}>{t(text.cancel)}</PlainButton>
          </ButtonRow>
        </SheetFoot>
      </form>
    </Sheet>
  );
}

function useSave() {
  const { t } = useLanguage();
  const { write } = useCalendarWrites();
  const report = useReportFailure();
  const [isSaving, setIsSaving] = useState(false);

  /** @returns what is full; null when it was not saved for another reason, which is reported */
  async function save(
    booking: Booking | null,
    body: object,
    title: string,
  ): Promise<'saved' | FullConflict | null> {
    const common = { entity: 'bookings', body, title } as const;
    setIsSaving(true);
    try {
      const { isQueued } = await write(
        booking
          ? { ...common, kind: 'update', id: booking.id, ifMatch: `"${booking.version}"` }
          : { ...common, kind: 'create' },
      );
      showSuccess(t(isQueued ? text.queued : text.saved));
      return 'saved';
    } catch (error) {
      const full = fullConflictOf(error);
      if (!full) await report(error, { text: t(text.notSaved), saysWhy: true });
      return full;
    } finally {
      setIsSaving(false);
    }
  }
  return { save, isSaving };
}
