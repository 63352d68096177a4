import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messages } from './corpus.js';
import { heldOutMessages } from './heldOut.js';
import { type ChatReading, readChat } from './readChat.js';

const today = '2026-11-26';

type Row = { readonly message: string; readonly expected: Readonly<Record<string, string>> };

/** The messages of a list, with what they are to be read as: `2027-08-14 ?year`, `250 ?`. */
function rowsOf(list: string): Row[] {
  return list
    .trim()
    .split('\n')
    .map((line) => {
      const [message = '', expected = ''] = line.split(' => ');
      const fields = expected.split(' | ').map((field) => {
        const [name = ''] = field.split(' ', 1);
        return [name, field.slice(name.length + 1).trim()] as const;
      });
      return { message: message.replace(/\s*⏎/g, '\n'), expected: Object.fromEntries(fields) };
    });
}

const fields = ['place', 'kind', 'guests', 'phone', 'part', 'name'] as const;

function actualDate({ date }: ChatReading): string {
  if (!date || (date.value === null && date.doubts.length === 0)) return 'none';
  return `${date.value ?? 'none'}${date.doubts.length > 0 ? ` ?${date.doubts.join(',')}` : ''}`;
}

function actual(read: ChatReading, field: (typeof fields)[number]): string {
  const found = read[field];
  return found ? `${found.value}${found.isSure ? '' : ' ?'}` : '';
}

const valueOf = (text: string) => text.split(' ?')[0];

/** How many of a list are read as expected, and the wrong dates that have no mark. */
function compare(rows: readonly Row[]) {
  const unmarked: string[] = [];
  const right: Record<string, number> = {};
  const count = (field: string, isRight: boolean) => {
    right[field] = (right[field] ?? 0) + Number(isRight);
  };
  for (const { message, expected } of rows) {
    const read = readChat(message, { today });
    const date = actualDate(read);
    const wanted = expected['date'] ?? 'none';
    count('date', valueOf(date) === valueOf(wanted));
    count('marks', date === wanted);
    const isDoubtful = /\?.*(?:order|past|several|spelling|today|vague|weekday|which)/.test(date);
    if (valueOf(date) !== valueOf(wanted) && !isDoubtful) unmarked.push(`${date} not ${wanted}: ${message}`);
    for (const field of fields) {
      count(field, actual(read, field) === (expected[field] ?? ''));
    }
  }
  return { unmarked, share: (field: string) => (right[field] ?? 0) / rows.length };
}

describe.each([
  ['the messages that the rules were made with', messages, 93],
  ['messages that they were not made with', heldOutMessages, 36],
])('%s', (_name, list, count) => {
  const rows = rowsOf(list);
  const { unmarked, share } = compare(rows);

  it('have their dates read, and no wrong one without a mark', () => {
    expect(rows).toHaveLength(count);
    expect(share('date')).toBeGreaterThanOrEqual(0.95);
    expect(share('marks')).toBeGreaterThanOrEqual(0.95);
    expect(unmarked).toEqual([]);
  });

  it.each(fields)('have %s read', (field) => {
    expect(share(field)).toBeGreaterThanOrEqual(0.95);
  });
});

describe('a paste', () => {
  const read = (paste: string, ours?: readonly string[]) => readChat(paste, { today, ...(ours && { ours }) });

  it('is read without what the agency wrote', () => {
    const paste =
      '[25.11.2026, 18:22:03] Elda: Keni 19 qershor 2027?\n[25.11.2026, 18:30:00] Ritmi: Jo, 12 qershor 2027. Na telefononi: 069 111 2233';
    expect(read(paste, ['ritmi'])).toMatchObject({
      date: { value: '2027-06-19', doubts: [] },
      name: { value: 'Elda', isSure: true },
      phone: null,
    });
  });

  it('without names is all theirs, also when the agency has no name yet', () => {
    expect(read('Keni 19 qershor 2027?', ['']).date?.value).toBe('2027-06-19');
  });

  it('says from which words it was read, as they were written, and which other days were named', () => {
    expect(read('Dasmë më 14 ose 21 gusht në Durrës, rreth 250 të ftuar')).toMatchObject({
      date: { from: '14 ose 21 gusht', others: ['2027-08-21'] },
      guests: { value: 250, isSure: false, from: 'rreth 250 të ftuar' },
      place: { value: 'Durrës', from: 'Durrës' },
    });
  });

  it('counts from the day on which it was written, in every spelling of it', () => {
    for (const start of [
      '[20.11.2026, 18:22:03] Elda: ',
      '20/11/2026, 18:22 - Elda: ',
      '[18:22, 20/11/2026] Elda: ',
      '11/20/26, 6:22 PM - Elda: ',
    ]) {
      const { date } = read(`${start}pas 20 ditësh jeni të lirë?`);
      expect(date).toMatchObject({ value: '2026-12-10', doubts: [] });
    }
  });

  it('of anything is read in time, without an error', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (paste) => void read(paste)));
    const started = performance.now();
    for (const part of ['1 ', '12, ', 'hotel ', 'njezet e ', '\n', 'A a', '069 '])
      read(part.repeat(20_000 / part.length));
    expect(performance.now() - started).toBeLessThan(20_000);
  });

  it('that says nothing of a night has nothing in it', () => {
    expect(new Set(Object.values(read('Faleminderit shumë!')))).toEqual(new Set([null]));
    expect(new Set(Object.values(read('')))).toEqual(new Set([null]));
  });
});
