import { Mail, MapPin, Phone } from 'lucide-react';
import { styled } from 'styled-components';
import {
  isEmail,
  isPhone,
  mailAddress,
  mapsAddress,
  telAddress,
  whatsappAddress,
} from '@ritmi/shared/domain/contact/rules';
import type { ContactType } from '@ritmi/shared/domain/contact/schema';
import { ButtonLink } from '@ritmi/shared/ui/Button';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, space, type, wide, wrap } from '@ritmi/shared/ui/tokens';
import { WhatsAppMark } from '../../enquiry/WhatsAppMark.js';
import type { ShownContact } from './shownContact.js';
import { text } from './text.js';

const icons = { phone: Phone, email: Mail, address: MapPin } satisfies Record<ContactType, typeof Phone>;

/** All contacts, each with its buttons. */
export function ContactList({ contacts }: { readonly contacts: readonly ShownContact[] }) {
  const { t } = useLanguage();
  return (
    <List aria-label={t(text.entries)}>
      {contacts.map((contact) => (
        <Entry key={contact.id} contact={contact} />
      ))}
    </List>
  );
}

function Entry({ contact }: { readonly contact: ShownContact }) {
  const { t } = useLanguage();
  const Icon = icons[contact.type];
  const actions = actionsOf(contact);
  return (
    <Row>
      <Icon aria-hidden size={22} />
      <div>
        <Label>{contact.label}</Label>
        <Value>{contact.value}</Value>
      </div>
      {actions.length > 0 && (
        <Buttons>
          {actions.map(({ label, icon, ...link }) => (
            <ButtonLink key={link.href} $kind="quiet" $small {...link}>
              {icon}
              {t(label)}
            </ButtonLink>
          ))}
        </Buttons>
      )}
    </Row>
  );
}

const newWindow = { target: '_blank', rel: 'noreferrer' } as const;

/** The value decides the buttons, whatever its type says (specification section 5). */
function actionsOf({ type: kind, value }: ShownContact) {
  if (isPhone(value)) {
    return [
      { label: text.call, icon: <Phone aria-hidden size={18} />, href: telAddress(value) },
      { label: text.whatsapp, icon: <WhatsAppMark />, href: whatsappAddress(value), ...newWindow },
    ];
  }
  if (isEmail(value)) {
    return [{ label: text.mail, icon: <Mail aria-hidden size={18} />, href: mailAddress(value) }];
  }
  if (kind !== 'address') return [];
  return [
    { label: text.direct, icon: <MapPin aria-hidden size={18} />, href: mapsAddress(value), ...newWindow },
  ];
}

const List = styled.ul`
  display: grid;
  align-content: start;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 22px minmax(0, 1fr);
  gap: ${space(2)} ${space(4)};
  align-items: center;
  padding-block: ${space(4)};
  border-top: 1px solid ${color.line};
  > svg {
    color: ${color.quiet};
  }
  ${wide} {
    grid-template-columns: 22px minmax(0, 1fr) auto;
  }
`;

const Label = styled.h2`
  ${type.label}
  color: ${color.quiet};
  letter-spacing: 0;
  word-spacing: 0;
`;

const Value = styled.p`
  margin-top: ${space(1)};
  font-weight: 650;
  line-height: 1.3;
`;

const Buttons = styled.div`
  grid-column: 2;
  ${wrap(0, 2)}
  /* Aligns the buttons' text with the entry's. */
  margin-left: -${space(2)};
  ${wide} {
    grid-column: 3;
    margin-left: 0;
  }
`;
