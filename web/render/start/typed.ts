import { marks } from '../marks.js';

/**
 * Fills the fields of the page's forms with what the address has for them. The server does not: what a visitor typed is
 * no page of its own. @returns whether anything was filled in
 */
export function fillFromAddress(search: string): boolean {
  let isFilled = false;
  for (const [name, value] of new URLSearchParams(search)) {
    const field = `[name="${CSS.escape(name)}"]`;
    const selector = `:is(input:not([type=hidden], [type=checkbox]), select)${field}`;
    for (const form of document.querySelectorAll(`[${marks.native}]`)) {
      const input = form.querySelector<HTMLInputElement | HTMLSelectElement>(selector);
      if (!input || input.value !== '' || value === '') continue;
      const hasOption = !('options' in input) || [...input.options].some((option) => option.value === value);
      if (!hasOption) continue;
      input.value = value;
      isFilled = true;
    }
  }
  return isFilled;
}
