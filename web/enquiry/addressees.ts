import { useAgency } from '@ritmi/shared/ui/Agency';
import { createContext, useContext } from 'react';
import { kindOf, whatsappPhone } from '@ritmi/shared/domain/contact/rules';
import type { ContactEntry } from '@ritmi/shared/domain/contact/schema';

/** The agency's contacts; empty when there are none or they could not be loaded. */
export const AgencyContacts = createContext<readonly Pick<ContactEntry, 'type' | 'value'>[]>([]);

/**
 * Where an enquiry goes: the first number among the contacts that may have WhatsApp, and the first e-mail address. The
 * built-in number only where no contact is one: null when there are but landlines.
 */
export function useAddressees() {
  const contacts = useContext(AgencyContacts);
  const { fallback } = useAgency();
  const hasPhone = contacts.some((contact) => kindOf(contact) === 'phone');
  return {
    phone: whatsappPhone(contacts) ?? (hasPhone ? null : fallback.phone),
    email: contacts.find((contact) => kindOf(contact) === 'email')?.value ?? fallback.email,
  };
}
