import { ClipboardPaste } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { ApiError } from '@ritmi/shared/client/ApiError';
import { readChat } from '@ritmi/shared/domain/chat/readChat';
import { typedGuests } from '@ritmi/shared/domain/enquiry/guests';
import type { Enquiry } from '@ritmi/shared/domain/enquiries/schema';
import type { FieldError } from '@ritmi/shared/domain/errors';
import { today } from '@ritmi/shared/domain/time/date';
import { useAgency } from '@ritmi/shared/ui/Agency';
import { TextArea } from '@ritmi/shared/ui/form/controls';
import { Field } from '@ritmi/shared/ui/form/Field';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { showSuccess } from '@ritmi/shared/ui/Toasts';
import { useSheetDraft } from '../../kit/drafts/useSheetDraft.js';
import { ButtonRow, Note, PlainButton, PrimaryButton, SheetFoot, Stack } from '../../kit/look/frames.js';
import { Sheet } from '../../kit/look/Sheet.js';
import { problemOf, problemText } from '../../kit/problems/problem.js';
import { useReportFailure } from '../../kit/session/useSession.js';
import { inboxText, quickText as text, storyText } from '../text.js';
import { useEnquiryWrites } from '../useEnquiryWrites.js';
import { AskedFields } from './AskedFields.js';
import { emptyForm, filledFrom, type Marks, type Typed, typedForm } from './filled.js';

type QuickEntryProps = {
  /** The one that is changed; without it a new one is added. */
  readonly enquiry?: Enquiry | undefined;
  readonly onClose: () => void;
  /** Not called when it waits for the server. */
  readonly onAdded?: ((id: string) => void) | undefined;
};

/** Writes down an enquiry that came by phone or in a chat: date, name and phone are enough. */
export function QuickEntry({ enquiry, onClose, onAdded }: QuickEntryProps) {
  const { language, t } = useLanguage();
  const { name: agency } = useAgency();
  const {
    values: typed,
    set,
    base,
    drop,
    leave,
  } = useSheetDraft({
    form: typedForm(enquiry?.id),
    title: ({ name }) => name,
    first: (): Typed => (enquiry ? typedOf(enquiry) : emptyForm),
    base: enquiry,
  });
  const [marks, setMarks] = useState<Marks>({});
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { save, isSaving } = useSave({ enquiry: base, onClose, onAdded }, drop);
  const close = () => leave(onClose);

  function handlePaste(chat: string) {
    const reading = readChat(chat, { today: today(), ours: [agency] });
    const filled = filledFrom(typed, reading, { chat, language });
    set(filled.typed);
    setMarks(filled.marks);
    return Object.values(reading).some((read) => read !== null);
  }

  function handleChange(part: Partial<Typed>) {
    set(part);
    // Whoever changes a field has looked at it.
    setMarks((last) => Object.fromEntries(Object.entries(last).filter(([field]) => !(field in part))));
    setErrors((last) => Object.fromEntries(Object.entries(last).filter(([field]) => !(field in part))));
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const missing = {
      ...(typed.date === '' && { date: t(text.needsDate) }),
      ...(typed.name.trim() === '' && { name: t(text.needsName) }),
    };
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    const refused = await save(typed);
    setErrors(Object.fromEntries(refused.map((each) => [each.path, problemText(problemOf(each), language)])));
  }

  return (
    <Sheet place="side" title={enquiry ? enquiry.name : t(text.title)} onClose={close}>
      <form
        noValidate
        aria-label={t(enquiry ? storyText.edit : text.title)}
        aria-busy={isSaving}
        onSubmit={(event) => void handleSubmit(event)}
      >
        <div data-scrolls>
          <Stack $gap={5}>
            {enquiry ? null : <Paste onPaste={handlePaste} />}
            <AskedFields
              typed={typed}
              marks={marks}
              errorAt={(field) => errors[field]}
              onChange={handleChange}
            />
          </Stack>
        </div>
        <SheetFoot>
          <ButtonRow>
            <PrimaryButton type="submit" data-act="save" disabled={isSaving}>
              {t(enquiry ? storyText.save : inboxText.add)}
            </PrimaryButton>
            <PlainButton onClick={close}>{t(storyText.cancel)}</PlainButton>
          </ButtonRow>
        </SheetFoot>
      </form>
    </Sheet>
  );
}

const Chat = styled(TextArea)`
  min-height: 140px;
`;

const PasteButton = styled(PlainButton)`
  align-self: start;
`;

/** Takes a copied chat. The field opens behind its button, so that the date is the first field of the form. */
function Paste({ onPaste }: { readonly onPaste: (chat: string) => boolean }) {
  const { t } = useLanguage();
  const [chat, setChat] = useState<string | null>(null);
  const [isFound, setIsFound] = useState<boolean | null>(null);
  if (chat === null)
    return (
      <PasteButton onClick={() => setChat('')}>
        <ClipboardPaste size={18} aria-hidden="true" />
        {t(text.paste)}
      </PasteButton>
    );
  return (
    <Stack $gap={2}>
      <Field label={t(text.paste)} hint={t(text.pasteHint)}>
        {(control) => (
          <Chat
            {...control}
            // It opens because somebody wants to paste.
            ref={focus}
            value={chat}
            onChange={({ target }) => {
              setChat(target.value);
              setIsFound(target.value.trim() === '' ? null : onPaste(target.value));
            }}
          />
        )}
      </Field>
      <Note role="status">{isFound === null ? null : t(isFound ? text.found : text.nothing)}</Note>
    </Stack>
  );
}

function focus(field: HTMLTextAreaElement | null) {
  field?.focus();
}

function typedOf({ guests, ...enquiry }: Enquiry): Typed {
  const { date, name, phone, email, place, kind, part, message, source, language } = enquiry;
  const same = { date, name, phone, email, place, kind, part, message, source, language };
  return { ...same, guests: guests === null ? '' : String(guests) };
}

function useSave({ enquiry, onClose, onAdded }: QuickEntryProps, onSaved: () => void) {
  const { t } = useLanguage();
  const { write } = useEnquiryWrites();
  const report = useReportFailure();
  const [isSaving, setIsSaving] = useState(false);

  /** @returns what the server refused */
  async function save({ guests, ...typed }: Typed): Promise<readonly FieldError[]> {
    const body = { ...typed, guests: typedGuests(guests) };
    setIsSaving(true);
    try {
      const { isQueued, document } = await write(
        enquiry
          ? {
              kind: 'update',
              id: enquiry.id,
              body: changedOf(body, enquiry),
              title: typed.name,
              ifMatch: `"${enquiry.version}"`,
            }
          : { kind: 'create', body, title: typed.name },
      );
      showSuccess(t(isQueued ? storyText.queued : enquiry ? storyText.saved : text.added));
      onSaved();
      onClose();
      if (document && !enquiry) onAdded?.(document.id);
      return [];
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : [];
      await report(error, { text: t(storyText.notSaved), saysWhy: true });
      return fields;
    } finally {
      setIsSaving(false);
    }
  }
  return { save, isSaving };
}

/** Only what was changed: somebody else may have changed the rest. */
function changedOf(body: Readonly<Record<string, unknown>>, before: Enquiry): object {
  const known: Readonly<Record<string, unknown>> = before;
  return Object.fromEntries(Object.entries(body).filter(([field, value]) => known[field] !== value));
}
