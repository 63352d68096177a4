import { entities } from '@ritmi/shared/domain/entities';
import { albanian } from './albanian.js';

/** What an entity is called in the messages about it, and in Albanian: 'team member', 'team members'. */
const called = new Map(
  Object.values(entities).flatMap(({ label, plural, called: { sq } }) => [
    [label, sq.toLowerCase()],
    [plural.en, plural.sq.toLowerCase()],
  ]),
);

const done: Readonly<Record<string, string>> = {
  added: 'U shtua',
  created: 'U shtua',
  updated: 'U ruajt',
  deleted: 'U fshi',
};

const notDone: Readonly<Record<string, string>> = {
  load: 'Nuk u ngarkua',
  add: 'Nuk u shtua',
  create: 'Nuk u shtua',
  update: 'Nuk u ruajt',
  delete: 'Nuk u fshi',
};

/** Texts that are made of others. */
const forms: readonly (readonly [RegExp, (parts: readonly string[]) => string])[] = [
  [/^Add (.+)$/, ([what = '']) => `Shto: ${wordOf(what)}`],
  [/^Remove (.+)$/, ([what = '']) => `Hiq: ${wordOf(what)}`],
  [/^([^:]+): ([^:]+)$/, ([of = '', what = '']) => `${inAlbanian(of)}: ${inAlbanian(what)}`],
  [/^(.+) (\d+)$/, ([what = '', number = '']) => `${inAlbanian(what)} ${number}`],
  [/^(\d+) (.+)$/, ([number = '', what = '']) => `${number} ${wordOf(what)}`],
  [/^(.+) order updated successfully$/, ([what = '']) => `U ruajt radha: ${wordOf(what)}`],
  [
    /^(.+) (added|created|updated|deleted) successfully$/,
    ([what = '', how = '']) => `${done[how]}: ${wordOf(what)}`,
  ],
  [/^Failed to update (.+) order$/, ([what = '']) => `Nuk u ruajt radha: ${wordOf(what)}`],
  [
    /^Failed to (load|add|create|update|delete) ([^:]+)(.*)$/,
    ([how = '', what = '', rest = '']) => `${notDone[how]}: ${wordOf(what)}${rest}`,
  ],
];

/** A text that the contract fixes in English, for who wants none of it; any other text as it is. */
export function inAlbanian(text: string): string {
  const known = albanian[text];
  if (known !== undefined) return known;
  for (const [form, make] of forms) {
    const found = form.exec(text);
    if (found) return make(found.slice(1));
  }
  return text;
}

/** A word within a text: 'feature', 'Team Member'. */
function wordOf(word: string): string {
  const small = word.toLowerCase();
  const capital = small.charAt(0).toUpperCase() + small.slice(1);
  return called.get(small) ?? albanian[capital]?.toLowerCase() ?? word;
}
