import { fold } from '../text/fold.js';

/** What a service adds to the light of a night (contract, Artists). */
export const lights = [
  'none',
  'dj',
  'sound',
  'lights',
  'laser',
  'sparks',
  'co2',
  'led',
  'bubbles',
  'smoke',
] as const;

export type Light = (typeof lights)[number];

/** A light that can be seen: one picture of the dark hall (web/hall). */
export type Pass = Exclude<Light, 'none'>;

export const passes: readonly Pass[] = lights.filter((light) => light !== 'none');

export const lightLabels: Readonly<Record<Light, string>> = {
  none: 'Asgjë',
  dj: 'DJ',
  sound: 'Zë',
  lights: 'Ndriçim',
  laser: 'Lazer',
  sparks: 'Shkëndija',
  co2: 'CO2',
  led: 'Ekran LED',
  bubbles: 'Flluska',
  smoke: 'Tym',
};

/** Beginnings of words in a title, Albanian and English, without accents. What is more particular comes first. */
const words: readonly (readonly [Light, RegExp])[] = [
  ['laser', /\b(lazer|laser)/],
  ['co2', /\bco ?2\b/],
  ['sparks', /\b(shkendij|fishekzjarr|spark|firework|pirotekni)/],
  ['bubbles', /\b(flluska|bubble)/],
  ['led', /\b(led|ekran|screen)/],
  ['smoke', /\b(tym|mjegull|re e ulet|mbi re\b|smoke|fog|haze)/],
  ['dj', /\b(dj|dixhej)/],
  ['sound', /\b(ze\b|zeri|audio|sound|boks|mikrofon|speaker)/],
  ['lights', /\b(ndricim|drit|light|koka levizese|moving head)/],
];

const byCategory: Readonly<Record<string, Light>> = {
  dj: 'dj',
  music: 'dj',
  sparkles: 'sparks',
  lightbulb: 'lights',
  speaker: 'sound',
};

/** The light of a service that does not say it: from a word of its title, else from its category. */
export function guessLight({ title, category }: Readonly<Record<string, unknown>>): Light {
  const named = fold(typeof title === 'string' ? title : '');
  const [found] = words.find(([, form]) => form.test(named)) ?? [];
  return found ?? byCategory[typeof category === 'string' ? category : ''] ?? 'none';
}
