import type { nightKindLabels } from '../enquiry/request.js';
import { type FoldedText, writtenBetween } from './foldedText.js';
import type { Read } from './reading.js';

export type NightKind = keyof typeof nightKindLabels;

type KindRule = { readonly kind: NightKind; readonly pattern: RegExp; readonly isSure: boolean };

/** Words of each kind of night, the clearest first: a birthday in a club is a birthday. */
const rules: readonly KindRule[] = [
  {
    kind: 'dasme',
    isSure: true,
    pattern: /\b(?:dasm\w*|dasem\w*|martes\w*|martoh\w*|wedding\w*|married|nusja|nuse)\b/g,
  },
  {
    kind: 'ditelindje',
    isSure: true,
    pattern:
      /\b(?:dite?lindj\w*|dit(?:a|e|en|es) e lindjes|birthday\w*|bday|b-day|\d{1,2}[- ]?vjetor\w*(?! (?:i|e) (?:kompan|firm)))\b/g,
  },
  { kind: 'mature', isSure: true, pattern: /\b(?:matur(?:e|a|en|es|ave)|prom(?: night)?)\b/g },
  {
    kind: 'firme',
    isSure: true,
    pattern:
      /\b(?:firm(?:e|a|en|es)|kompani\w*|company|corporate|korporat\w*|staff|stafin|team ?building|punonjes\w*)\b/g,
  },
  {
    kind: 'tjeter',
    isSure: true,
    pattern:
      /\b(?:fejes\w*|engagement|pagezim\w*|baptism|christening|synet\w*|syneti\w*|festival\w*|koncert\w*|concert|inaugurim\w*|promovim\w*|hapje\w*|opening|baby ?shower|gender reveal|diplomim\w*|graduation)\b/g,
  },
  { kind: 'klub', isSure: true, pattern: /\b(?:klub\w*|club\w*|disko\w*|night ?club)\b/g },
  { kind: 'dasme', isSure: false, pattern: /\b(?:kanagj\w*|henna)\b/g },
  { kind: 'firme', isSure: false, pattern: /\b(?:zyr(?:e|a|en|es)|koleg\w*|office|colleagues)\b/g },
  { kind: 'ditelindje', isSure: false, pattern: /\b\d{1,2} vje[ct]\w*\b|\bturns? \d{1,2}\b/g },
  { kind: 'klub', isSure: false, pattern: /\b(?:bar|beach bar|lounge|pub|lokal)\b/g },
  { kind: 'tjeter', isSure: false, pattern: /\b(?:fest(?:e|a|en)|party|event)\b/g },
];

const denied = /\b(?:nuk (?:asht|osht|eshte|esht|eshte nje)|s'?(?:asht|osht|eshte)|jo|not(?: a)?)\s+$/;

/** The kind of night; null when no word says one. Two sure ones (but a club around another) are in doubt. */
export function readKind(text: FoldedText): Read<NightKind> | null {
  const found = rules.flatMap(({ kind, pattern, isSure }) =>
    [...text.folded.matchAll(pattern)]
      .filter((match) => !denied.test(text.folded.slice(Math.max(0, match.index - 20), match.index)))
      .map((match) => ({ kind, isSure, start: match.index, end: match.index + match[0].length })),
  );
  const [first] = found;
  if (!first) return null;
  const others = found.filter(({ kind, isSure }) => isSure && kind !== first.kind && kind !== 'klub');
  return {
    value: first.kind,
    isSure: first.isSure && others.length === 0,
    from: writtenBetween(text, first.start, first.end),
  };
}
