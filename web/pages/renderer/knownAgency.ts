import { agencyIn } from '@ritmi/shared/client/settings';
import type { Agency } from '@ritmi/shared/domain/agency/agency';
import type { Language } from '@ritmi/shared/domain/language';
import { type Settings, settings } from '@ritmi/shared/domain/settings/schema';
import type { Loaded } from '../load.js';

/** The last document that the API answered with; the defaults until then. */
let last: Omit<Settings, 'id'> | null = null;

/** What the agency says about itself, as of the last answer while there is none. */
export function knownAgency(loaded: Loaded<Settings>, language: Language): Agency {
  try {
    if (loaded.state === 'ready') {
      const agency = agencyIn(loaded.value, language);
      last = loaded.value;
      return agency;
    }
  } catch {
    // Something else has answered in place of the API.
  }
  return agencyIn((last ??= defaults()), language);
}

function defaults(): Omit<Settings, 'id'> {
  const never = new Date(0).toISOString();
  return { ...settings.create.parse({}), version: 0, createdAt: never, updatedAt: never };
}
