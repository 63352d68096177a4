import { type Agency, agencyOf } from '../domain/agency/agency.js';
import type { Translated } from '../domain/content.js';
import { type Language, sourceLanguage } from '../domain/language.js';
import type { Settings } from '../domain/settings/schema.js';
import type { Connection } from './request.js';
import { resource } from './resource.js';

/** What the agency says about itself. @throws what `request` throws */
export async function loadAgency(connection: Connection, language: Language): Promise<Agency> {
  const { value } = await resource(connection, 'settings').get();
  return agencyIn(value, language);
}

/** Answers that several pages share are read once. */
const known = new WeakMap<object, Map<Language, Promise<Agency>>>();

/** The document in a language. @throws when it is not that of GET /settings */
export async function agencyIn(settings: Omit<Settings, 'id'>, language: Language): Promise<Agency> {
  const inLanguages = known.get(settings) ?? new Map<Language, Promise<Agency>>();
  known.set(settings, inLanguages);
  const agency = inLanguages.get(language) ?? read(settings, language);
  inLanguages.set(language, agency);
  return agency;
}

async function read(settings: Translated & object, language: Language): Promise<Agency> {
  if (language === sourceLanguage) return agencyOf(settings, language);
  const { default: demo } = await import('@ritmi/shared/demo/settings.json', { with: { type: 'json' } });
  const { translations, ...source } = demo;
  const all: Readonly<Partial<Record<Language, unknown>>> = translations;
  return agencyOf(
    { ...settings, translations: { [language]: current(all[language], source, settings) } },
    language,
  );
}

/** The translations whose source text is still the one that was translated. */
function current(translation: unknown, source: unknown, now: unknown): unknown {
  if (typeof translation === 'string') return source === now ? translation : undefined;
  if (typeof translation !== 'object' || translation === null) return undefined;
  const [sources, texts] = [new Map(entries(source)), new Map(entries(now))];
  const found = entries(translation).map(([name, each]) => [
    name,
    current(each, sources.get(name), texts.get(name)),
  ]);
  return Object.fromEntries(found.filter(([, each]) => each !== undefined));
}

const entries = (value: unknown): [string, unknown][] => Object.entries(Object(value));
