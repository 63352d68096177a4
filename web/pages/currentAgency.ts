import { loadAgency } from '@ritmi/shared/client/settings';
import type { Agency } from '@ritmi/shared/domain/agency/agency';
import type { Language } from '@ritmi/shared/domain/language';
import { visitorConnection } from './load.js';

/** How long client navigation waits for what the agency says now, before it shows what it said last, in ms. */
const patienceMs = 400;

let known: { readonly agency: Agency; readonly language: Language } | null = null;

/** What the agency says about itself in this language, as of the last page if there is no answer soon. */
export function currentAgency(language: Language): Promise<Agency> {
  const before = known?.language === language ? known.agency : null;
  const load = loadAgency(visitorConnection, language).then((agency) => {
    known = { agency, language };
    return agency;
  });
  if (!before) return load;
  const late = new Promise<Agency>((resolve) => setTimeout(() => resolve(before), patienceMs));
  return Promise.race([load.catch(() => before), late]);
}
