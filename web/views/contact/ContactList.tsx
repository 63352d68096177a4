import { Mail, MapPin, Phone } from 'lucide-react';
import { styled } from 'styled-components';
import type { AgencyFacts } from '@ritmi/shared/domain/agency/agency';
import { mayHaveWhatsApp, telAddress } from '@ritmi/shared/domain/contact/phone';
import { kindOf, mailAddress, mapsAddress, whatsappAddress } from '@ritmi/shared/domain/contact/rules';
import type { InLanguage } from '@ritmi/shared/domain/content';
import type { ContactEntry, ContactType } from '@ritmi/shared/domain/contact/schema';
import type { Message } from '@ritmi/shared/domain/language';
import { ButtonLink } from '@ritmi/shared/ui/Button';
import { Content } from '@ritmi/shared/ui/Content';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { at, color, layout, space, type } from '@ritmi/shared/ui/tokens';
import { WhatsAppIcon } from '../../enquiry/MessageLinks.js';
import { text, typeLabels } from './text.js';

const icons = { phone: Phone, email: Mail, address: MapPin } satisfies Record<ContactType, typeof Phone>;

/** A contact as the page shows it and the browser stores it. */
export type ShownContact = Pick<InLanguage<ContactEntry, 'label'>, 'id' | 'type' | 'label' | 'value'>;

/** Shown when neither the API nor the browser's storage has contacts. */
export function fallbackContacts(
  fallback: AgencyFacts['fallback'],
  t: (message: Message) => string,
): ShownContact[] {
  return (['phone', 'email', 'address'] as const).map((type) => {
    return { id: type, type, label: t(typeLabels[type]), value: fallback[type] };
  });
}

export function ContactList({ contacts }: { readonly contacts: readonly ShownContact[] }) {
  const { t } = useLanguage();
  return (
    <List aria-label={t(text.entries)}>
      {contacts.map((contact) => {
        const Icon = icons[contact.type];
        return (
          <li key={contact.id}>
            <Icon aria-hidden size={22} />
            <div>
              <Content as="h2">{contact.label}</Content>
              <p>{contact.value}</p>
            </div>
            <Buttons>
              {actionsOf(contact).map(({ label, icon, ...link }) => (
                <ButtonLink key={link.href} $kind="quiet" $small {...link}>
                  {icon}
                  {t(label)}
                </ButtonLink>
              ))}
            </Buttons>
          </li>
        );
      })}
    </List>
  );
}

const newWindow = { target: '_blank', rel: 'noreferrer' } as const;

/** Buttons by the contact's value (specification section 5); a landline has none for WhatsApp. */
function actionsOf(contact: ShownContact) {
  const { value } = contact;
  switch (kindOf(contact)) {
    case 'phone': {
      const call = { label: text.call, icon: <Phone aria-hidden size={18} />, href: telAddress(value) };
      if (!mayHaveWhatsApp(value)) return [call];
      const href = whatsappAddress(value);
      return [call, { label: text.whatsapp, icon: <WhatsAppIcon isRepeated />, href, ...newWindow }];
    }
    case 'email':
      return [{ label: text.mail, icon: <Mail aria-hidden size={18} />, href: mailAddress(value) }];
    case 'address':
      return [
        {
          label: text.direct,
          icon: <MapPin aria-hidden size={18} />,
          href: mapsAddress(value),
          ...newWindow,
        },
      ];
    case null:
      return [];
  }
}

const List = styled.ul`
  li {
    ${layout.grid(2, 4)}
    grid-template-columns: 22px minmax(0, 1fr);
    align-items: center;
    ${layout.ruled(4)}
    ${at.wide} {
      grid-template-columns: 22px minmax(0, 1fr) auto;
    }
  }
  li > svg {
    color: ${color.quiet};
  }
  h2 {
    ${type.caption}
    letter-spacing: 0;
    word-spacing: 0;
  }
  p {
    margin-top: ${space(1)};
    font-weight: 650;
    line-height: 1.3;
  }
`;

const Buttons = styled.div`
  grid-column: 2;
  ${layout.wrap(0, 2)}
  /* Aligns the buttons' text with the entry's. */
  margin-left: -${space(2)};
  &:empty {
    display: none;
  }
  ${at.wide} {
    grid-column: 3;
    margin-left: 0;
  }
`;
