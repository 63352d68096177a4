import { brand } from '@ritmi/shared/domain/brand/brand';
import { isEmail, isPhone, mailAddress, telAddress } from '@ritmi/shared/domain/contact/rules';
import type { ContactEntry } from '@ritmi/shared/domain/contact/schema';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { text } from './text.js';

export type FooterEntry = Pick<ContactEntry, 'id' | 'value'>;

export function FooterContacts({ entries }: { readonly entries: readonly FooterEntry[] }) {
  const { t } = useLanguage();
  return (
    <div>
      <h2>{t(text.contacts)}</h2>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <FooterContact {...entry} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The value decides the link, whatever its type says (specification section 5). */
function FooterContact({ value }: FooterEntry) {
  if (isPhone(value)) return <a href={telAddress(value)}>{value}</a>;
  if (isEmail(value)) return <a href={mailAddress(value)}>{value}</a>;
  return <span>{value}</span>;
}

/** Shown when the contacts could not be loaded or there are none (specification section 2). */
export const fallbackEntries: readonly FooterEntry[] = [
  { id: 'phone', value: brand.contact.phone },
  { id: 'email', value: brand.contact.email },
];
