import { expect, it } from 'vitest';
import { firstDraft, type OfferDraft, problemsOf, requestOf, totalOf } from './offerDraft.js';
import { sampleEnquiry } from '../sample.js';

const estimate = {
  lines: [{ kind: 'package', title: 'Dasma e plotë', amount: '550.00' }],
  discount: '50.00',
  total: '500.00',
} as const;

const draft: OfferDraft = firstDraft(
  sampleEnquiry({ estimate: { ...estimate, lines: [...estimate.lines] } }),
  '2027-01-10',
);

it('proposes what the visitor was shown, with its discount, for two weeks', () => {
  expect(requestOf(draft)).toEqual({
    lines: [{ kind: 'package', title: 'Dasma e plotë', quantity: 1, amount: '550.00' }],
    discount: '50.00',
    validUntil: '2027-01-24T22:59:00.000Z',
    message: '',
  });
  expect(totalOf(draft)).toBe('500.00');
});

it('takes rebates from the total, which is never below 0', () => {
  const line = { key: 1, title: 'Ulje', quantity: '2', kind: 'rebate', amount: '100' } as const;
  expect(totalOf({ ...draft, lines: [...draft.lines, line] })).toBe('300.00');
  expect(requestOf({ ...draft, lines: [line] }).lines).toEqual([
    { kind: 'rebate', title: 'Ulje', quantity: 2, amount: '-100' },
  ]);
  expect(totalOf({ ...draft, lines: [line] })).toBe('0.00');
});

it('reads amounts as people type them, and names the fields that are wrong', () => {
  const [line] = draft.lines;
  const typed = line ? [{ ...line, amount: '1.250,50 €' }] : [];
  expect(totalOf({ ...draft, lines: typed })).toBe('1200.50');
  const wrong = {
    ...draft,
    validUntil: '2020-01-01',
    deposit: '100',
    lines: typed.map((each) => ({ ...each, title: '' })),
  };
  expect(Object.keys(problemsOf(wrong))).toEqual(['lines.0.title', 'validUntil', 'deposit.dueAt']);
});

it('asks about amounts that can be read in two ways', () => {
  const lines = draft.lines.map((line) => ({ ...line, amount: '1.500' }));
  const problems = problemsOf({ ...draft, lines, discount: '2,000', deposit: '1.000' });
  expect(problems).toMatchObject({
    'lines.0.amount': { code: 'ambiguousAmount', values: { whole: '1500', decimal: '1.50' } },
    discount: { values: { whole: '2000', decimal: '2.00' } },
    'deposit.amount': { values: { whole: '1000', decimal: '1.00' } },
  });
});
