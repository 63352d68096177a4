import { createContext, useContext } from 'react';
import { brand } from '@ritmi/shared/domain/brand/brand';
import { isEmail, isPhone } from '@ritmi/shared/domain/contact/rules';

/** The agency's contacts; empty when there are none or they could not be loaded. */
export const AgencyContacts = createContext<readonly { readonly value: string }[]>([]);

/** The first phone and the first e-mail address among the contacts, else the built-in ones. */
export function useAddressees() {
  const contacts = useContext(AgencyContacts);
  return {
    phone: contacts.find(({ value }) => isPhone(value))?.value ?? brand.contact.phone,
    email: contacts.find(({ value }) => isEmail(value))?.value ?? brand.contact.email,
  };
}
