import { describe, expect, it, test } from 'vitest';
import { addUp, dayState, missingOf, nearFreeDates, type Occupancy, takesCapacity } from './capacity.js';
import { halvesOf, type Part } from './parts.js';

type Known = {
  readonly capacity?: Readonly<Record<string, number>>;
  /** `dj 2027-06-12 evening` */
  readonly taken?: Readonly<Record<string, number>>;
  /** `* 2027-06-12 evening` blocks the whole agency. */
  readonly blocked?: readonly string[];
};

function known({ capacity = { dj: 1, lights: 3 }, taken = {}, blocked = [] }: Known = {}): Occupancy {
  return {
    capacityOf: (id) => capacity[id] ?? null,
    takenOf: (...key) => taken[key.join(' ')] ?? 0,
    isBlocked: (id, ...key) => [id ?? '*', '*'].some((each) => blocked.includes([each, ...key].join(' '))),
  };
}

const date = '2027-06-12';
const night = (needs: readonly [string, number][], part: Part = 'evening') => ({
  date,
  part,
  needs: needs.map(([resourceId, quantity]) => ({ resourceId, quantity })),
});
const today = '2027-06-01';

test('the whole day takes both parts', () => {
  expect([halvesOf('all'), halvesOf('day'), halvesOf('evening')]).toEqual([
    ['day', 'evening'],
    ['day'],
    ['evening'],
  ]);
});

test('needs of several services add up', () => {
  expect(
    addUp(
      night([
        ['lights', 1],
        ['dj', 1],
        ['lights', 2],
      ]).needs,
    ),
  ).toEqual([
    { resourceId: 'lights', quantity: 3 },
    { resourceId: 'dj', quantity: 1 },
  ]);
});

test('an option counts until its time has passed, cancelled bookings never', () => {
  const now = '2027-06-01T10:00:00.000Z';
  const counts = (state: string, until: string | null = null) => takesCapacity({ state, until }, now);
  expect([counts('confirmed'), counts('done'), counts('cancelled')]).toEqual([true, true, false]);
  expect([counts('option', '2027-06-01T10:00:00.001Z'), counts('option', now), counts('option')]).toEqual([
    true,
    false,
    true,
  ]);
});

describe('a day', () => {
  it.each([
    ['free without any resource', [], {}, 'free'],
    ['free when all are left', [['lights', 1]], {}, 'free'],
    [
      'limited when one of several is left',
      [['lights', 1]],
      { taken: { [`lights ${date} evening`]: 2 } },
      'limited',
    ],
    [
      'full when fewer are left than needed',
      [['lights', 2]],
      { taken: { [`lights ${date} evening`]: 2 } },
      'full',
    ],
    ['free when the only one is left', [['dj', 1]], {}, 'free'],
    ['full when the only one is taken', [['dj', 1]], { taken: { [`dj ${date} evening`]: 1 } }, 'full'],
    ['free when it is taken at another time', [['dj', 1]], { taken: { [`dj ${date} day`]: 1 } }, 'free'],
    ['full when the agency is blocked', [], { blocked: [`* ${date} evening`] }, 'full'],
    [
      'full when a needed resource is blocked',
      [['lights', 1]],
      { blocked: [`lights ${date} evening`] },
      'full',
    ],
    ['free when another resource is blocked', [['lights', 1]], { blocked: [`dj ${date} evening`] }, 'free'],
    ['free of resources that were removed', [['gone', 9]], {}, 'free'],
    ['full beyond capacity', [['dj', 1]], { taken: { [`dj ${date} evening`]: 2 } }, 'full'],
  ] satisfies [string, [string, number][], Known, string][])('is %s', (...[, needs, facts, state]) => {
    expect(dayState(night(needs), known(facts), today)).toBe(state);
  });

  it('is full when it has passed', () => {
    expect(dayState(night([]), known(), '2027-06-13')).toBe('full');
    expect(dayState(night([]), known(), date)).toBe('free');
  });

  it('must have both parts left for what takes the whole day', () => {
    const taken = { [`dj ${date} day`]: 1 };
    expect(dayState(night([['dj', 1]], 'all'), known({ taken }), today)).toBe('full');
  });

  it('names the resource that is missing', () => {
    const facts = known({ taken: { [`lights ${date} evening`]: 3 }, blocked: ['* 2027-06-13 day'] });
    expect(
      missingOf(
        night([
          ['dj', 1],
          ['lights', 1],
        ]),
        facts,
      ),
    ).toBe('lights');
    expect(missingOf(night([['dj', 1]]), facts)).toBeUndefined();
    expect(missingOf({ ...night([]), date: '2027-06-13', part: 'all' }, facts)).toBeNull();
  });
});

test('the three nearest free dates are offered, none of them past', () => {
  const isFree = (each: string) => !['2027-06-11', '2027-06-13'].includes(each);
  expect(nearFreeDates(date, isFree, { earliest: today })).toEqual([
    '2027-06-14',
    '2027-06-10',
    '2027-06-15',
  ]);
  expect(nearFreeDates(date, isFree, { earliest: date })).toEqual(['2027-06-14', '2027-06-15', '2027-06-16']);
  expect(nearFreeDates(date, () => false, { earliest: today })).toEqual([]);
});
