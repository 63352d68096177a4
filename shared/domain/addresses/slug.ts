import { issue } from '../errors.js';
import { text } from '../fields.js';
import { requiredText } from '../shapes.js';

const maxLength = 60;

/**
 * The address of a document's own page, directly below the site's root: letters, digits and hyphens. No two documents
 * have the same one, whatever the case, and one that a document had before stays its own (api/db/addresses.ts).
 */
export function slug(label: string) {
  const error = `${label} has only letters, digits and hyphens`;
  const shape = requiredText(label, maxLength).refine(isSlug, issue('notSlug', error));
  return { ...text(label, maxLength), shape, isAddress: true } as const;
}

export function isSlug(value: string): boolean {
  return value.length <= maxLength && /^[a-z\d-]*$/i.test(value);
}
