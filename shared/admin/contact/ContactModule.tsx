import type { ContactEntry } from '@ritmi/shared/domain/contact/schema';
import { EntityEditor, type RowActions } from '../kit/list/EntityEditor.js';
import { useResource } from '../kit/resource/useResource.js';
import { ContactFields } from './ContactFields.js';
import { contactForm } from './contactForm.js';
import { ContactRow } from './ContactRow.js';
import { contactText as text, contactWords as words } from './text.js';

const titleOf = ({ label }: ContactEntry) => label;
const searchText = ({ type, label, value }: ContactEntry) => `${type} ${label} ${value}`;
const renderRow = (entry: ContactEntry, actions: RowActions) => <ContactRow entry={entry} {...actions} />;

/** The contact editor: phone numbers, e-mails and addresses. */
export function ContactModule() {
  const contact = useResource({ name: 'contact', text });
  return (
    <EntityEditor
      name="contact"
      source={contact}
      spec={contactForm}
      words={words}
      create={contact.create}
      update={contact.update}
      fields={<ContactFields />}
      titleOf={titleOf}
      searchText={searchText}
      renderRow={renderRow}
    />
  );
}
