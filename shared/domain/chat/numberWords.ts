/** Numbers as they are said in Albanian (Tosk and Gheg) and English, without diacritics. */

const units: readonly (readonly [number, readonly string[]])[] = [
  [1, ['nje', 'nji']],
  [2, ['dy']],
  [3, ['tre', 'tri']],
  [4, ['kater', 'katr']],
  [5, ['pese', 'pes']],
  [6, ['gjashte', 'gjasht']],
  [7, ['shtate', 'shtat']],
  [8, ['tete', 'tet']],
  [9, ['nente', 'nent', 'nande']],
];
const teenEndings = ['mbedhjete', 'mbedhjet', 'mdhjete', 'mdhjet', 'mdhete', 'mdhet', 'mbedhete'];
const tens: readonly (readonly [number, readonly string[]])[] = [
  [10, ['dhjete', 'dhjet', 'dhete']],
  [20, ['njezet', 'njizet', 'nizet']],
  [30, ['tridhjete', 'tridhjet', 'tridhete']],
  [40, ['dyzet', 'katerdhjete']],
  [50, ['pesedhjete', 'pesdhjete', 'pesdhjet']],
  [60, ['gjashtedhjete', 'gjashtdhjete']],
  [70, ['shtatedhjete', 'shtatdhjete']],
  [80, ['tetedhjete', 'tetdhjete']],
  [90, ['nentedhjete', 'nentdhjete']],
];
const english =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const englishTens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  );

function belowHundred(): Map<string, number> {
  const found = new Map<string, number>();
  for (const [value, words] of units)
    for (const word of words) {
      found.set(word, value);
      for (const ending of teenEndings) found.set(`${word}${ending}`, 10 + value);
    }
  for (const [ten, words] of tens)
    for (const word of words) {
      found.set(word, ten);
      if (ten > 10)
        for (const [unit, unitWords] of units)
          for (const each of unitWords) found.set(`${word} e ${each}`, ten + unit);
    }
  for (const [index, word] of english.entries()) found.set(word, index + 1);
  for (const [index, word] of ordinals.entries()) found.set(word, index + 1);
  found.set('thirtieth', 30);
  for (const [index, ten] of englishTens.entries()) {
    const value = 20 + index * 10;
    found.set(ten, value);
    for (const each of [...english, ...ordinals].filter((_, at) => at % english.length < 9)) {
      const unit = found.get(each) ?? 0;
      for (const separator of [' ', '-']) found.set(`${ten}${separator}${each}`, value + unit);
    }
  }
  return found;
}

const small = belowHundred();

function anyOf(words: Iterable<string>): string {
  return [...words].sort((one, other) => other.length - one.length).join('|');
}

/** Source of a pattern of a day's number in words, 1 to 31. */
export const dayWords = anyOf([...small].filter(([, value]) => value <= 31).map(([word]) => word));

const smallWords = anyOf(small.keys());
const hundreds = new RegExp(
  `^(?:(${smallWords}|\\d+)[ -]?)?(?:qind|hundred)(?: (?:e|and) (${smallWords})| (${smallWords}))?$`,
);

/** Source of a pattern of a number in words, up to 999. */
export const numberWords = `(?:(?:${smallWords}|\\d{1,2})[ -]?)?(?:qind|hundred)(?: (?:e|and) (?:${smallWords}))?|${smallWords}`;

/** The number that digits (with a separator of thousands) or words say; null for anything else. */
export function readNumber(text: string): number | null {
  if (/^\d{1,3}([., ]\d{3})+$|^\d+$/.test(text)) return Number(text.replace(/\D/g, ''));
  const known = small.get(text);
  if (known !== undefined) return known;
  const [match, count, rest] = hundreds.exec(text) ?? [];
  if (match === undefined) return null;
  const times = count === undefined ? 1 : (readNumber(count) ?? 1);
  return times * 100 + (rest === undefined ? 0 : (small.get(rest) ?? 0));
}
