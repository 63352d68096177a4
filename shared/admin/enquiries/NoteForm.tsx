import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import type { Enquiry } from '@ritmi/shared/domain/enquiries/schema';
import { TextArea } from '@ritmi/shared/ui/form/controls';
import { Field } from '@ritmi/shared/ui/form/Field';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { space } from '@ritmi/shared/ui/tokens';
import { useSheetDraft } from '../kit/drafts/useSheetDraft.js';
import { PlainButton } from '../kit/look/frames.js';
import { storyText as text } from './text.js';
import { useEnquiryWrites } from './useEnquiryWrites.js';

const Form = styled.form`
  display: grid;
  gap: ${space(2)};
  justify-items: start;
  > :first-child {
    width: 100%;
  }
`;

const Box = styled(TextArea)`
  min-height: 68px;
`;

const empty = { typed: '' };

/** Adds a note for the team. What was typed stays until it is saved. */
export function NoteForm({ enquiry }: { readonly enquiry: Enquiry }) {
  const { t } = useLanguage();
  const { note } = useEnquiryWrites();
  const [isSaving, setIsSaving] = useState(false);
  const {
    values: { typed },
    set,
    startFrom,
  } = useSheetDraft({
    form: `enquiries-note:${enquiry.id}`,
    title: () => `${t(text.note)} · ${enquiry.name}`,
    first: () => empty,
  });

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() === '') return;
    setIsSaving(true);
    if (await note(enquiry, typed.trim())) startFrom(empty);
    setIsSaving(false);
  }

  return (
    <Form aria-label={t(text.addNote)} aria-busy={isSaving} onSubmit={(event) => void handleSubmit(event)}>
      <Field label={t(text.note)}>
        {(control) => (
          <Box
            {...control}
            value={typed}
            maxLength={4000}
            onChange={({ target }) => set({ typed: target.value })}
          />
        )}
      </Field>
      <PlainButton type="submit" data-act="save" disabled={isSaving || typed.trim() === ''}>
        {t(text.addNote)}
      </PlainButton>
    </Form>
  );
}
