import { type Agency, agencyOf } from '../domain/agency/agency.js';
import { type Language, oncePerLanguage } from '../domain/language.js';
import type { Settings } from '../domain/settings/schema.js';
import type { Connection } from './request.js';
import { resource } from './resource.js';

/** What the agency says about itself. @throws what `request` throws */
export async function loadAgency(connection: Connection, language: Language): Promise<Agency> {
  const { value } = await resource(connection, 'settings').get();
  return agencyIn(value, language);
}

/** The document in a language. @throws when it is not that of GET /settings */
export const agencyIn: (settings: Omit<Settings, 'id'>, language: Language) => Agency =
  oncePerLanguage(agencyOf);
