import { useEffect } from 'react';
import { useAgency } from '@ritmi/shared/ui/Agency';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { fallbackContacts, type ShownContact } from '../../views/contact/ContactList.js';
import { typeLabels } from '../../views/contact/text.js';
import type { Loaded } from '../load.js';
import { hasContent, hasTexts, saveList, useSavedList } from '../savedList.js';

const key = 'contactInfo';

function isContact(value: unknown): value is ShownContact {
  return (
    hasTexts(value, ['id', 'type', 'value']) &&
    hasContent(value, ['label']) &&
    Object.hasOwn(typeLabels, value.type)
  );
}

/**
 * The loaded contacts, or the stored ones if loading failed or there are none, or the built-in ones (specification
 * section 2). Null while they load.
 */
export function useContacts(loaded: Loaded<readonly ShownContact[]>): readonly ShownContact[] | null {
  const { t } = useLanguage();
  const { fallback } = useAgency();
  const saved = useSavedList(key, isContact);
  const value = loaded.state === 'ready' && loaded.value.length > 0 ? loaded.value : null;

  useEffect(() => {
    if (value) saveList(key, value);
  }, [value]);

  if (loaded.state === 'pending') return null;
  if (value) return value;
  return saved.length > 0 ? saved : fallbackContacts(fallback, t);
}
