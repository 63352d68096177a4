import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { brand } from '@ritmi/shared/domain/brand/brand';
import { isEmail, isPhone } from '@ritmi/shared/domain/contact/rules';

type Addressees = { readonly phone: string; readonly email: string };

const Context = createContext<Addressees>(brand.contact);

type AddresseesProviderProps = {
  /** The agency's contacts; the first phone and the first e-mail of them get the enquiries, else the built-in ones. */
  readonly contacts: readonly { readonly value: string }[];
  readonly children: ReactNode;
};

/** Where the enquiries below it are sent. */
export function AddresseesProvider({ contacts, children }: AddresseesProviderProps) {
  const value = useMemo(
    () => ({
      phone: contacts.find((each) => isPhone(each.value))?.value ?? brand.contact.phone,
      email: contacts.find((each) => isEmail(each.value))?.value ?? brand.contact.email,
    }),
    [contacts],
  );
  return <Context value={value}>{children}</Context>;
}

export function useAddressees(): Addressees {
  return useContext(Context);
}
