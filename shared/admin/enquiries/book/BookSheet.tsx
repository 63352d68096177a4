import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { send as sendWrite } from '../../kit/resource/write.js';
import type { Enquiry } from '@ritmi/shared/domain/enquiries/schema';
import { fromTirane } from '@ritmi/shared/domain/time/tirane';
import { RadioButton, CheckLabel } from '@ritmi/shared/ui/form/controls';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { showSuccess } from '@ritmi/shared/ui/Toasts';
import { useHost } from '../../host/host.js';
import { useSheetDraft } from '../../kit/drafts/useSheetDraft.js';
import { FullDay, type FullConflict, fullConflictOf } from '../../kit/look/FullDay.js';
import { formatNight } from '../../kit/formatNight.js';
import { DayField } from '../../kit/inputs/DayField.js';
import { ButtonRow, PlainButton, PrimaryButton, SheetFoot, Stack } from '../../kit/look/frames.js';
import { Sheet } from '../../kit/look/Sheet.js';
import { newKey } from '../../kit/model/newKey.js';
import { useReportFailure } from '../../kit/session/useSession.js';
import { sheetForms } from '../sheetForms.js';
import { storyText } from '../text.js';
import { useEnquiryWrites } from '../useEnquiryWrites.js';
import { bookText as text } from './text.js';

type Typed = {
  readonly state: 'option' | 'confirmed';
  /** `YYYY-MM-DD`, its end in Albania; empty for the usual time. */
  readonly until: string;
  readonly reason: string;
};

const empty: Typed = { state: 'confirmed', until: '', reason: '' };

type BookSheetProps = { readonly enquiry: Enquiry; readonly onClose: () => void };

/** Holds or confirms the night. On a full day it shows what is missing and the free days nearby. */
export function BookSheet({ enquiry, onClose }: BookSheetProps) {
  const { language, t } = useLanguage();
  const { values, set, drop, leave } = useSheetDraft({
    form: sheetForms.book(enquiry.id),
    title: () => `${t(text.title)} · ${enquiry.name}`,
    first: () => empty,
  });
  const { state, until, reason } = values;
  const [full, setFull] = useState<FullConflict | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const { change } = useEnquiryWrites();
  const book = useBook(enquiry);
  const close = () => leave(onClose);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsSaving(true);
    const end = state === 'option' && until !== '' ? fromTirane(`${until}T23:59`) : null;
    const body = {
      state,
      ...(end !== null && { until: end }),
      // A restored reason counts once it is shown again.
      ...(full && reason.trim() !== '' && { override: { reason: reason.trim() } }),
    };
    const result = await book(body);
    setIsSaving(false);
    if (result !== 'done') return setFull(result);
    drop();
    onClose();
  }

  return (
    <Sheet place="side" title={`${t(text.title)} · ${enquiry.name}`} onClose={close}>
      <form
        noValidate
        aria-label={t(text.title)}
        aria-busy={isSaving}
        onSubmit={(event) => void handleSubmit(event)}
      >
        <div data-scrolls>
          <Stack $gap={5}>
            <p>
              <strong>{formatNight(enquiry.date, language)}</strong>
              {enquiry.place ? ` · ${enquiry.place}` : null}
            </p>
            <How values={values} onChange={set} />
            {full ? (
              <FullDay
                conflict={full}
                reason={reason}
                onReason={(why) => set({ reason: why })}
                onChoose={(date) => {
                  setFull(null);
                  void change(enquiry, { date });
                }}
              />
            ) : null}
          </Stack>
        </div>
        <SheetFoot>
          <ButtonRow>
            <PrimaryButton
              type="submit"
              data-act="save"
              disabled={isSaving || (full !== null && reason.trim() === '')}
            >
              {t(full ? text.anyway : text.book)}
            </PrimaryButton>
            <PlainButton onClick={close}>{t(storyText.cancel)}</PlainButton>
          </ButtonRow>
        </SheetFoot>
      </form>
    </Sheet>
  );
}

type HowProps = { readonly values: Typed; readonly onChange: (part: Partial<Typed>) => void };

/** Whether the night is confirmed or held, and until when. */
function How({ values: { state, until }, onChange }: HowProps) {
  const { t } = useLanguage();
  return (
    <>
      <div role="radiogroup" aria-label={t(text.how)}>
        {(['confirmed', 'option'] as const).map((each) => (
          <CheckLabel key={each}>
            <RadioButton name="how" checked={state === each} onChange={() => onChange({ state: each })} />
            {t(text[each])}
          </CheckLabel>
        ))}
      </div>
      {state === 'option' ? (
        <DayField
          label={t(text.until)}
          value={until}
          onChange={(day) => onChange({ until: day })}
          hint={t(text.untilHint)}
        />
      ) : null}
    </>
  );
}

/** Books the night of an enquiry. @returns what is full, or that nothing more is to do */
function useBook({ id, name }: Enquiry) {
  const host = useHost();
  const client = useQueryClient();
  const report = useReportFailure();
  const { t } = useLanguage();
  return async (body: { readonly state: 'option' | 'confirmed' }): Promise<'done' | FullConflict | null> => {
    try {
      const { isQueued } = await sendWrite(host, {
        entity: 'enquiries',
        kind: 'book',
        id,
        body,
        key: newKey(),
        title: name,
      });
      showSuccess(t(isQueued ? storyText.queued : body.state === 'option' ? text.held : text.done));
      return 'done';
    } catch (error) {
      const full = fullConflictOf(error);
      if (!full) await report(error, { text: t(text.failed), saysWhy: true });
      return full;
    } finally {
      await client.invalidateQueries({ queryKey: ['list'] });
    }
  };
}
