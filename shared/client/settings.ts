import { type Agency, agencyOf } from '../domain/agency/agency.js';
import type { Language } from '../domain/language.js';
import type { Settings } from '../domain/settings/schema.js';
import type { Connection } from './request.js';
import { resource } from './resource.js';

/** What the agency says about itself. @throws what `request` throws */
export async function loadAgency(connection: Connection, language: Language): Promise<Agency> {
  const { value } = await resource(connection, 'settings').get();
  return agencyIn(value, language);
}

/** Answers that several pages share are read once. */
const known = new WeakMap<object, Map<Language, Agency>>();

/** The document in a language. @throws when it is not that of GET /settings */
export function agencyIn(settings: Omit<Settings, 'id'>, language: Language): Agency {
  const inLanguages = known.get(settings) ?? new Map<Language, Agency>();
  known.set(settings, inLanguages);
  const agency = inLanguages.get(language) ?? agencyOf(settings, language);
  inLanguages.set(language, agency);
  return agency;
}
