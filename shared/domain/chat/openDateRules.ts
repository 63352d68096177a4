import { addDays } from '../time/month.js';
import { type DateRule, dayOf, yearOf, yearPattern } from './mention.js';
import { monthOf, monthPattern } from './dateWords.js';

/** Where in a month: the first, the 15th, the last day stand for it until the day is known. */
const parts: readonly (readonly [RegExp, (year: number, month: number) => string | null])[] = [
  [/^(?:fill|beginning|start|early)/, (year, month) => dayOf(year, month, 1)],
  [/^(?:mes|gjys|mid|half)/, (year, month) => dayOf(year, month, 15)],
  [
    /./,
    (year, month) => {
      const next = month === 12 ? dayOf(year + 1, 1, 1) : dayOf(year, month + 1, 1);
      return next === null ? null : addDays(next, -1);
    },
  ],
];

const feasts: readonly (readonly [RegExp, number, number])[] = [
  [/\b(?:nata e |naten e )?vit(?:it|in|i)? (?:te |i |e )ri\b|\bnew year'?s?(?: eve)?\b/g, 12, 31],
  [/\bdit(?:a|e|en|es) e veres\b|\bsummer day\b/g, 3, 14],
  [/\b(?:shen )?valentin\w*(?:'s)?(?: day)?\b/g, 2, 14],
  [/\bhall?owee?n\w*\b/g, 10, 31],
  [/\b(?:nata|dita|festa|naten|diten) e flamurit\b|\bflag day\b/g, 11, 28],
];

const moveable =
  /\b(?:bajram\w*(?! curri)|eid|pashk\w+|easter|krishtlindj\w+|christmas)\b|\b(?:ne |kete |gjate )?(?:veren|vjeshten|pranveren|dimrin) (?:tjeter|qe vjen)\b|\bne (?:vere|vjeshte|pranvere|dimer)\b|\b(?:next|this|in) (?:the )?(?:summer|autumn|spring|winter|fall)\b/g;

const open = { inYear: () => null, year: null, doubts: ['vague'] } as const;

/** Dates of which it was not said on which day they are, and feasts. */
export const openRules: readonly DateRule[] = [
  {
    pattern: new RegExp(
      `\\b(?<part>mes|mesi|mesin|mezi|gjysm|gjysma|gjysmen|mid|middle|half|fund|fundi|fundin|end|late|fillim|fillimi|fillimin|beginning|start|early)[ -]?(?:i |e |te |of |in )?(?<month>${monthPattern})\\b${yearPattern}`,
      'g',
    ),
    read: ({ part = '', month = '', year }, written) => {
      const number = monthOf(month);
      const [, inMonth] = parts.find(([pattern]) => pattern.test(part)) ?? [];
      if (number === null || !inMonth) return [];
      return [
        {
          inYear: (each: number) => inMonth(each, number),
          year: yearOf(year, written),
          doubts: ['vague'] as const,
        },
      ];
    },
  },
  {
    // A month alone. English 'may' and 'march' are verbs, and 'jan', 'mar' words of Gheg, unless a preposition is before.
    pattern: new RegExp(
      `\\b(?:(?:in |during |of |ne |n'? ?|gjate |per |muajin )(?<month>${monthPattern})|(?<alone>(?:janar|shkurt|prill|qershor|korr?ik|gusht|shtator|tetor|nentor|dhjetor)(?:it|in|i)?))\\b${yearPattern}`,
      'g',
    ),
    read: ({ month, alone, year }, written) => {
      if (monthOf(month ?? alone ?? '') === null) return [];
      return [{ ...open, doubts: yearOf(year, written) === null ? ['vague', 'year'] : ['vague'] }];
    },
  },
  ...feasts.map(([pattern, month, day]) => ({
    pattern,
    read: () => [{ inYear: (year: number) => dayOf(year, month, day), year: null }],
  })),
  { pattern: moveable, read: () => [open] },
];
