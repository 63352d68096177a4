import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { brand } from '@ritmi/shared/domain/brand/brand';
import { isEmail, isPhone } from '@ritmi/shared/domain/contact/rules';

type Addressees = { readonly phone: string; readonly email: string };

const Context = createContext<Addressees>(brand.contact);

type Contacts = readonly { readonly value: string }[];

/** The first phone and the first e-mail address among the contacts, else the built-in ones. */
export function addresseesOf(contacts: Contacts): Addressees {
  return {
    phone: contacts.find(({ value }) => isPhone(value))?.value ?? brand.contact.phone,
    email: contacts.find(({ value }) => isEmail(value))?.value ?? brand.contact.email,
  };
}

type AddresseesProviderProps = { readonly contacts: Contacts; readonly children: ReactNode };

export function AddresseesProvider({ contacts, children }: AddresseesProviderProps) {
  const value = useMemo(() => addresseesOf(contacts), [contacts]);
  return <Context value={value}>{children}</Context>;
}

export function useAddressees(): Addressees {
  return useContext(Context);
}
