import { loadAgency } from '@ritmi/shared/client/settings';
import type { Agency } from '@ritmi/shared/domain/agency/agency';
import type { Language } from '@ritmi/shared/domain/language';
import { visitorConnection } from './load.js';

/** How long client navigation waits for an answer before it shows the page without, in ms. */
const patienceMs = 400;

let known: { readonly agency: Agency; readonly language: Language } | null = null;

/** The answer; the other value if there is no answer soon. */
export function soon<T>(answer: Promise<T>, other: T): Promise<T> {
  const late = new Promise<T>((resolve) => setTimeout(() => resolve(other), patienceMs));
  return Promise.race([answer, late]);
}

/**
 * What the agency says about itself in this language, as of the last page if there is no answer soon.
 * @param isBack whether what it said last is enough, if that is known
 */
export function currentAgency(language: Language, isBack = false): Promise<Agency> {
  const before = known?.language === language ? known.agency : null;
  const load = loadAgency(visitorConnection, language).then((agency) => {
    known = { agency, language };
    return agency;
  });
  if (!before) return load;
  const current = load.catch(() => before);
  return isBack ? Promise.resolve(before) : soon(current, before);
}
