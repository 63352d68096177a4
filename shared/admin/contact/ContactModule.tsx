import { type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import { styled } from 'styled-components';
import type { ContactEntry, ContactType } from '@ritmi/shared/domain/contact/schema';
import { space } from '@ritmi/shared/ui/tokens';
import { EntityEditor } from '../kit/list/EntityEditor.js';
import { Cell } from '../kit/look/Cell.js';

const icons: Readonly<Record<ContactType, LucideIcon>> = { phone: Phone, email: Mail, address: MapPin };

const Value = styled(Cell)`
  display: inline-flex;
  gap: ${space(2)};
  align-items: center;
  svg {
    flex: none;
  }
`;

function renderCells({ type, value }: ContactEntry) {
  const Icon = icons[type];
  return (
    <Value $width="min(260px, 40cqi)">
      <Icon size={16} role="img" aria-label={type} />
      <span>{value}</span>
    </Value>
  );
}

/** The contact editor: phone numbers, e-mails and addresses, each with the icon of its type. */
export function ContactModule() {
  return <EntityEditor name="contact" renderCells={renderCells} preview={null} />;
}
