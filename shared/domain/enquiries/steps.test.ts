import { expect, it } from 'vitest';
import type { Offer } from './offers.js';
import { enquiryStates, stateForVisitor } from './states.js';
import { stepsOf } from './steps.js';

const offer: Offer = {
  version: 1,
  sentAt: '2026-11-01T10:00:00.000Z',
  lines: [],
  discount: '0.00',
  total: '0.00',
  validUntil: '2026-12-01T22:59:00.000Z',
  deposit: null,
  lekPerEuro: '99',
  terms: { text: '', hash: '' },
  message: '',
};

const none = { offer: null, expired: false };
const sent = { offer, expired: false };

it.each([
  ['new', none, 'now received', 'ahead soon', 'ahead planned'],
  ['answered', none, 'passed received', 'now preparing', 'ahead planned'],
  ['answered', sent, 'passed received', 'now changing', 'ahead planned'],
  ['offered', sent, 'passed received', 'now waiting', 'ahead planned'],
  ['offered', { ...sent, expired: true }, 'passed received', 'now expired', 'ahead planned'],
  ['accepted', sent, 'passed received', 'passed agreed', 'now held'],
  ['booked', sent, 'passed received', 'passed agreed', 'now booked'],
  ['booked', none, 'passed received', 'passed agreed', 'now booked'],
  ['done', sent, 'passed received', 'passed agreed', 'now over'],
  ['declined', none, 'passed received', 'off none', 'off off'],
  ['declined', sent, 'passed received', 'off sent', 'off off'],
  ['cancelled', sent, 'passed received', 'off sent', 'off off'],
] as const)('of an enquiry that is %s, with %o, are %s, %s, %s', (state, known, ...expected) => {
  const steps = stepsOf({ state, ...known });
  expect(steps.map(({ name }) => name)).toEqual(['asked', 'offer', 'night']);
  expect(steps.map(({ place, note }) => `${place} ${note}`)).toEqual(expected);
});

it('has at most one step that is now, in any state', () => {
  for (const state of enquiryStates.map(stateForVisitor)) {
    const now = stepsOf({ state, ...sent }).filter(({ place }) => place === 'now');
    expect(now.length).toBe(state === 'declined' || state === 'cancelled' ? 0 : 1);
  }
});
