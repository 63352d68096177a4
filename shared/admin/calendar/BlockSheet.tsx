import { type FormEvent, useState } from 'react';
import { parts } from '@ritmi/shared/domain/bookings/parts';
import { today } from '@ritmi/shared/domain/time/date';
import { TextInput } from '@ritmi/shared/ui/form/controls';
import { Field } from '@ritmi/shared/ui/form/Field';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { showSuccess } from '@ritmi/shared/ui/Toasts';
import { useSheetDraft } from '../kit/drafts/useSheetDraft.js';
import { formatNight } from '../kit/formatNight.js';
import { DayField } from '../kit/inputs/DayField.js';
import { ListLine, Pair, PlainButton, PrimaryButton, Stack } from '../kit/look/frames.js';
import { Sheet } from '../kit/look/Sheet.js';
import { useReportFailure } from '../kit/session/useSession.js';
import { type BlockDraft, blockForm, emptyBlock } from './blockDraft.js';
import { Choice } from './booking/BookingFields.js';
import { ResourceChoice } from './ResourceChoice.js';
import { partLabels } from '@ritmi/shared/domain/bookings/labels';
import { blockText as text } from './text.js';
import { type BlockedDay, type Resource, useCalendarWrites } from './useCalendar.js';

type BlockSheetProps = {
  readonly blocked: readonly BlockedDay[];
  readonly resources: readonly Resource[];
  readonly onClose: () => void;
};

/** Blocks days, and lists those that are blocked. */
export function BlockSheet({ blocked, resources, onClose }: BlockSheetProps) {
  const { t } = useLanguage();
  const draft = useSheetDraft({ form: blockForm, title: ({ reason }) => reason, first: () => emptyBlock });
  return (
    <Sheet place="side" title={t(text.title)} onClose={() => draft.leave(onClose)}>
      <div data-scrolls>
        <Stack $gap={5}>
          <BlockForm resources={resources} {...draft} />
          <BlockedList blocked={blocked} resources={resources} />
        </Stack>
      </div>
    </Sheet>
  );
}

/** Runs a write, and says that it was done or why not. @returns whether it was */
function useRun() {
  const { t } = useLanguage();
  const { write } = useCalendarWrites();
  const report = useReportFailure();
  return async (operation: Parameters<typeof write>[0], done: string): Promise<boolean> => {
    try {
      await write(operation);
      showSuccess(done);
      return true;
    } catch (error) {
      await report(error, { text: t(text.failed), saysWhy: true });
      return false;
    }
  };
}

type BlockFormProps = Pick<BlockSheetProps, 'resources'> &
  Pick<ReturnType<typeof useSheetDraft<BlockDraft>>, 'values' | 'set' | 'startFrom'>;

function BlockForm({ resources, values, set, startFrom }: BlockFormProps) {
  const { language, t } = useLanguage();
  const { date, part, resourceId, reason } = values;
  const [isSaving, setIsSaving] = useState(false);
  const run = useRun();

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (date === '' || isSaving) return;
    const body = { date, part, resourceId: resourceId || null, reason };
    const title = formatNight(date, language);
    setIsSaving(true);
    const isDone = await run({ entity: 'blocked-days', kind: 'create', body, title }, t(text.blocked));
    // The next day is often blocked for the same reason.
    if (isDone) startFrom({ ...values, date: '' });
    setIsSaving(false);
  }

  return (
    <form
      noValidate
      aria-label={t(text.title)}
      aria-busy={isSaving}
      onSubmit={(event) => void handleSubmit(event)}
    >
      <Stack>
        <DayField label={t(text.date)} value={date} onChange={(day) => set({ date: day })} />
        <Pair>
          <Choice
            label={t(text.part)}
            value={part}
            options={parts}
            names={partLabels}
            onChange={(chosen) => set({ part: chosen })}
          />
          <ResourceChoice
            label={t(text.resource)}
            none={t(text.everything)}
            value={resourceId}
            resources={resources}
            onChange={(id) => set({ resourceId: id })}
          />
        </Pair>
        <Field label={t(text.reason)}>
          {(control) => (
            <TextInput {...control} value={reason} onChange={({ target }) => set({ reason: target.value })} />
          )}
        </Field>
        <PrimaryButton type="submit" data-act="save" disabled={isSaving || date === ''}>
          {t(text.block)}
        </PrimaryButton>
      </Stack>
    </form>
  );
}

/** The days from today on, each with a button that frees it. */
function BlockedList({ blocked, resources }: Pick<BlockSheetProps, 'blocked' | 'resources'>) {
  const { language, t } = useLanguage();
  const run = useRun();
  const nameOf = (id: string | null) =>
    id === null ? t(text.everything) : (resources.find((each) => each.id === id)?.name ?? '');
  const coming = blocked
    .filter((each) => each.date >= today())
    .sort((one, other) => one.date.localeCompare(other.date));
  return (
    <ul>
      {coming.map(({ id, date, part, resourceId, reason }) => (
        <ListLine key={id}>
          <span>
            <strong>{formatNight(date, language)}</strong>
            <br />
            {[t(partLabels[part]), nameOf(resourceId), reason].filter(Boolean).join(' · ')}
          </span>
          <PlainButton
            onClick={() =>
              void run({ entity: 'blocked-days', kind: 'delete', id, title: date }, t(text.unblocked))
            }
          >
            {t(text.unblock)}
          </PlainButton>
        </ListLine>
      ))}
    </ul>
  );
}
