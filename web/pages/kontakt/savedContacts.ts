import type { ShownContact } from '../../views/contact/shownContact.js';
import { typeLabels } from '../../views/contact/text.js';
import { hasTexts, readSavedList, saveList } from '../savedList.js';

const key = 'contactInfo';

/** The contacts that the browser kept from the last good load. */
export function readSavedContacts(): ShownContact[] {
  return readSavedList(key, isContact);
}

export function saveContacts(contacts: readonly ShownContact[]): void {
  saveList(key, contacts);
}

function isContact(value: unknown): value is ShownContact {
  return hasTexts(value, ['id', 'type', 'label', 'value']) && Object.hasOwn(typeLabels, value.type);
}
