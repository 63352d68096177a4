import { type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import { styled } from 'styled-components';
import type { ContactEntry, ContactType } from '@ritmi/shared/domain/contact/schema';
import { space } from '@ritmi/shared/ui/tokens';
import { EntityEditor } from '../kit/list/EntityEditor.js';
import { Note } from '../kit/look/frames.js';

const icons: Readonly<Record<ContactType, LucideIcon>> = { phone: Phone, email: Mail, address: MapPin };

const Value = styled(Note)`
  display: flex;
  align-items: flex-start;
  gap: ${space(2)};
  overflow-wrap: anywhere;
  // Beside the first line of a long value.
  svg {
    flex: none;
    margin-top: 0.2em;
  }
`;

const text = { addTitle: 'Add Contact Information', submit: 'Add Contact' };

function renderDetails({ type, value }: ContactEntry) {
  const Icon = icons[type];
  return (
    <Value>
      <Icon size={16} role="img" aria-label={type} />
      <span>{value}</span>
    </Value>
  );
}

/** The contact editor: phone numbers, e-mails and addresses, each with the icon of its type. */
export function ContactModule() {
  return <EntityEditor name="contact" text={text} renderDetails={renderDetails} />;
}
