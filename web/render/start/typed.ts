import { nativeMark } from '../marks.js';
import { find } from './find.js';

/**
 * Fills the fields of the page's forms with what the address has for them. The server does not: what a visitor typed is
 * no page of its own. @returns whether anything was filled in
 */
export function fillFromAddress(search: string): boolean {
  let isFilled = false;
  const fields = find<HTMLInputElement | HTMLSelectElement>(
    `[${nativeMark}] :is(input:not([type=hidden],[type=checkbox]),select)`,
  );
  const given = new URLSearchParams(search);
  for (const field of fields) {
    const value = given.get(field.name);
    if (!value || field.value) continue;
    field.value = value;
    if (field.value) isFilled = true;
    // A list that lacks this choice would show none.
    else field.value = '';
  }
  return isFilled;
}
