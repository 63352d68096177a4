import { agencyIn } from '@ritmi/shared/client/settings';
import type { Agency } from '@ritmi/shared/domain/agency/agency';
import type { Language } from '@ritmi/shared/domain/language';
import { type Settings, settings } from '@ritmi/shared/domain/settings/schema';
import type { Loaded } from '../load.js';

/** The last document that the API answered with; the defaults until then. */
let last: Omit<Settings, 'id'> | null = null;

/** What the agency says about itself, as of the last answer while there is none. */
export async function knownAgency(loaded: Loaded<Settings>, language: Language): Promise<Agency> {
  const before = () => agencyIn((last ??= defaults()), language);
  if (loaded.state !== 'ready') return before();
  return agencyIn(loaded.value, language).then((agency) => {
    last = loaded.value;
    return agency;
  }, before);
}

function defaults(): Omit<Settings, 'id'> {
  const never = new Date(0).toISOString();
  return { ...settings.create.parse({}), version: 0, createdAt: never, updatedAt: never };
}
