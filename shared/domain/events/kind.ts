import { type NightKind, nightKindLabels, nightKinds } from '../enquiry/request.js';
import { fold } from '../text/fold.js';

/** Beginnings of words in a title, Albanian and English, without accents. What is more particular comes first. */
const words: readonly (readonly [NightKind, RegExp])[] = [
  ['dasme', /\b(dasm|martes|nuse|wedding)/],
  ['ditelindje', /\b(ditelindj|birthday)/],
  ['mature', /\b(matur|prom\b)/],
  ['firme', /\b(firm|kompani|korporat|company|corporate)/],
  ['klub', /\b(klub|club|plazh|beach|tarrac)/],
];

/** The kind of an event that does not say it, from a word of its title. */
export function guessEventKind({ title }: Readonly<Record<string, unknown>>): NightKind {
  const named = fold(typeof title === 'string' ? title : '');
  return words.find(([, form]) => form.test(named))?.[0] ?? 'tjeter';
}

/** What the admin shows in place of a kind. */
export const eventKindLabels: Readonly<Record<string, string>> = Object.fromEntries(
  nightKinds.map((kind) => [kind, nightKindLabels[kind].sq]),
);
