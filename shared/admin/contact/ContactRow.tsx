import { type LucideIcon, Mail, MapPin, Phone } from 'lucide-react';
import type { ContactEntry, ContactType } from '@ritmi/shared/domain/contact/schema';
import { DeleteButton } from '../kit/list/DeleteButton.js';
import type { RowActions } from '../kit/list/EntityEditor.js';
import { RowFrame } from '../kit/list/RowFrame.js';
import { sitePathOf } from '../kit/list/sitePathOf.js';
import { styled } from 'styled-components';
import { space } from '@ritmi/shared/ui/tokens';
import { Note } from '../kit/look/frames.js';
import { contactText } from './text.js';

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

type ContactRowProps = RowActions & { readonly entry: ContactEntry };

/** One contact entry with the icon of its type. */
export function ContactRow({ entry, isWaiting, onEdit, onDelete }: ContactRowProps) {
  const Icon = icons[entry.type];
  return (
    <RowFrame
      title={entry.label}
      isWaiting={isWaiting}
      onEdit={onEdit}
      remove={
        <DeleteButton
          title="Delete contact information"
          subject={entry.label}
          question={contactText.confirmRemove}
          onDelete={onDelete}
        />
      }
      sitePath={sitePathOf('contact')}
      history={{ entity: 'contact', id: entry.id }}
    >
      <Value>
        <Icon size={16} role="img" aria-label={entry.type} />
        <span>{entry.value}</span>
      </Value>
    </RowFrame>
  );
}
