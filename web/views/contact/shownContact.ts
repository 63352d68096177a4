import { brand } from '@ritmi/shared/domain/brand/brand';
import type { ContactEntry } from '@ritmi/shared/domain/contact/schema';
import type { Message } from '@ritmi/shared/domain/language';
import { typeLabels } from './text.js';

/** A contact as the page shows it and the browser stores it. */
export type ShownContact = Pick<ContactEntry, 'id' | 'type' | 'label' | 'value'>;

/** Shown when neither the API nor the browser's storage has contacts. */
export function builtInContacts(t: (message: Message) => string): ShownContact[] {
  return (['phone', 'email', 'address'] as const).map((type) => ({
    id: type,
    type,
    label: t(typeLabels[type]),
    value: brand.contact[type],
  }));
}
