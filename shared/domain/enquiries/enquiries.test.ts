import { describe, expect, it } from 'vitest';
import { today } from '../time/date.js';
import { addDays } from '../time/month.js';
import { acceptable, heldUntil } from './answers.js';
import { type Choice, estimateOf } from './estimate.js';
import { lastNight, nightIssues } from './night.js';
import { type Offer, offerRequest } from './offers.js';
import { newReference, referenceAlphabet } from './reference.js';
import { enquiries, visitorEnquiry } from './schema.js';
import { enquiryStates, mayFollow, stateForVisitor } from './states.js';
import { lineTotal, offerTotal } from './total.js';

const days = (count: number) => addDays(today(), count);

describe('the states of an enquiry', () => {
  it('follow each other as in the contract', () => {
    const table = enquiryStates.map((from) => [from, enquiryStates.filter((to) => mayFollow(from, to))]);
    expect(Object.fromEntries(table)).toEqual({
      new: ['answered', 'offered', 'booked', 'declined', 'cancelled', 'spam'],
      answered: ['offered', 'booked', 'declined', 'cancelled', 'spam'],
      offered: ['answered', 'accepted', 'booked', 'declined', 'cancelled'],
      accepted: ['booked', 'declined', 'cancelled'],
      booked: ['done', 'cancelled'],
      declined: ['answered'],
      cancelled: ['answered'],
      spam: ['new'],
      done: ['booked'],
    });
  });

  it('do not tell a visitor that an enquiry was taken for spam', () => {
    expect([stateForVisitor('spam'), stateForVisitor('booked')]).toEqual(['new', 'booked']);
  });
});

describe('a reference', () => {
  it('has five letters that are not mistaken for each other', () => {
    expect(newReference(() => 0)).toBe('R-AAAAA');
    expect(newReference((below) => below - 1)).toBe('R-99999');
    expect(referenceAlphabet).toBe('ABCDEFGHJKMNPQRSTUVWXYZ23456789');
  });
});

describe('an estimate', () => {
  const dj = { title: 'DJ', price: '300.00', hidePrice: false };
  const lights = { title: 'Drita', price: '249.99', hidePrice: false };
  const smoke = { title: 'CO2', price: '', hidePrice: true };
  const pkg = {
    kind: 'package',
    title: 'Dasma',
    customPrice: null,
    hidePrice: false,
    services: [dj, lights],
  } as const;
  const none = { lines: [], discount: '0.00', total: '0.00' };
  const line = (kind: string, title: string, amount: string | null) => ({ kind, title, amount });

  it.each<readonly [string, Choice, object]>([
    ['nothing', { kind: 'nothing' }, none],
    [
      'one service',
      { kind: 'services', services: [dj] },
      { lines: [line('service', 'DJ', '300.00')], discount: '0.00', total: '300.00' },
    ],
    [
      'two services',
      { kind: 'services', services: [dj, lights] },
      {
        lines: [line('service', 'DJ', '300.00'), line('service', 'Drita', '249.99')],
        discount: '100.00',
        total: '449.99',
      },
    ],
    [
      'a hidden service',
      { kind: 'services', services: [dj, smoke] },
      { lines: [line('service', 'DJ', null), line('service', 'CO2', null)], discount: null, total: null },
    ],
    ['a package', pkg, { lines: [line('package', 'Dasma', '549.99')], discount: '100.00', total: '449.99' }],
    [
      'a package with its own price',
      { ...pkg, customPrice: '400.00' },
      { lines: [line('package', 'Dasma', '400.00')], discount: '0.00', total: '400.00' },
    ],
    [
      'a package with a hidden price',
      { ...pkg, hidePrice: true, customPrice: '400.00' },
      { lines: [line('package', 'Dasma', null)], discount: null, total: null },
    ],
  ])('of %s', (_name, choice, expected) => {
    expect(estimateOf(choice, '50.00')).toEqual(expected);
  });
});

describe('the total of an offer', () => {
  const lines = [
    { quantity: 2, amount: '150.10' },
    { quantity: 1, amount: '-50.20' },
  ];

  it('is the sum of its lines less the discount, never below 0', () => {
    expect([lineTotal(lines[0] ?? { quantity: 0, amount: '' }), offerTotal(lines, '0.00')]).toEqual([
      '300.20',
      '250.00',
    ]);
    expect([offerTotal(lines, '20.50'), offerTotal(lines, '900.00'), offerTotal([], '0.00')]).toEqual([
      '229.50',
      '0.00',
      '0.00',
    ]);
  });
});

describe('the request of an offer', () => {
  const soon = new Date(Date.now() + 3600_000).toISOString();
  const past = new Date(Date.now() - 1000).toISOString();
  const line = { kind: 'service', title: 'DJ', quantity: 1, amount: '300' };
  const valid = { lines: [line], validUntil: soon };
  const pathsOf = (sent: object) => {
    const paths = offerRequest.safeParse(sent).error?.issues.map(({ path }) => path.join('.')) ?? [];
    return [...new Set(paths)];
  };

  it('has amounts with two decimals and no discount unless one is sent', () => {
    const rebate = { kind: 'rebate', title: 'Zbritje', quantity: 1, amount: -20 };
    expect(offerRequest.parse({ ...valid, lines: [line, rebate] })).toMatchObject({
      lines: [{ amount: '300.00' }, { amount: '-20.00' }],
      discount: '0.00',
      message: '',
    });
  });

  it.each([
    [{ ...valid, validUntil: past }, ['validUntil']],
    [{ ...valid, validUntil: '2027-06-14' }, ['validUntil']],
    [{ lines: [line] }, ['validUntil']],
    [{ ...valid, deposit: { amount: '50', dueAt: past } }, ['deposit.dueAt']],
    [{ ...valid, lines: [] }, ['lines']],
    [{ ...valid, lines: [{ ...line, amount: '-1' }] }, ['lines.0.amount']],
    [{ ...valid, lines: [{ ...line, kind: 'rebate' }] }, ['lines.0.amount']],
    [
      { ...valid, lines: [{ ...line, quantity: 0, amount: '1.005' }] },
      ['lines.0.quantity', 'lines.0.amount'],
    ],
    [{ ...valid, lines: [{ ...line, kind: 'gift', title: ' ' }] }, ['lines.0.kind', 'lines.0.title']],
    [{ ...valid, discount: '-1' }, ['discount']],
  ])('%j is refused at %j', (sent, paths) => {
    expect(pathsOf(sent)).toEqual(paths);
  });
});

describe('what is asked for', () => {
  const sent = {
    name: 'Ana Hoxha',
    phone: '069 123 4567',
    date: days(30),
    place: 'Durrës',
    kind: 'dasme',
    language: 'sq',
    notice: '1',
  };
  const pathsOf = (schema: typeof visitorEnquiry | typeof enquiries.create, change: object) => {
    const { error } = schema.safeParse({ ...sent, ...change }, { reportInput: true });
    return [...new Set(error?.issues.map(({ path }) => path.join('.')))];
  };

  it('by a visitor needs everything that identifies the night', () => {
    expect(visitorEnquiry.safeParse(sent).success).toBe(true);
    const open = {
      name: '',
      phone: ' ',
      date: '',
      place: '',
      kind: 'ballo',
      language: undefined,
      notice: '',
    };
    expect(pathsOf(visitorEnquiry, open).toSorted()).toEqual(Object.keys(open).toSorted());
  });

  it('by staff needs a name and a date', () => {
    const { name, date } = sent;
    expect(enquiries.create.parse({ name, date })).toMatchObject({
      part: 'evening',
      kind: 'tjeter',
      source: 'phone',
      state: 'new',
    });
    expect(pathsOf(enquiries.create, { name: '', date: undefined })).toEqual(['name', 'date']);
  });

  it.each([
    [{ date: days(-1) }, ['date']],
    [{ date: '2099-01-01' }, ['date']],
    [{ date: '2027-02-30' }, ['date']],
    [{ date: days(0) }, []],
    [{ date: lastNight() }, []],
    [{ phone: '12' }, ['phone']],
    [{ phone: '+383 44 123 456' }, []],
    [{ guests: 0 }, ['guests']],
    [{ guests: 100_001 }, ['guests']],
    [{ guests: '250' }, []],
    [{ guests: ' 250 ' }, []],
    [{ guests: '1e2' }, ['guests']],
    [{ guests: '0x50' }, ['guests']],
    [{ message: 'a'.repeat(4001) }, ['message']],
    [{ email: 'ana' }, ['email']],
    [{ email: 'root,ana@x.al' }, ['email']],
    [{ email: 'Ana<ana@x.al>' }, ['email']],
    [{ email: "o'brien+ëndërr@sub.x.al" }, []],
    [{ email: ' ana@x.al\t' }, []],
    [{ email: 'ana @x.al' }, ['email']],
    [{ packageId: 'p', serviceIds: ['s'] }, ['serviceIds']],
    [{ part: 'night', kind: '' }, ['part', 'kind']],
  ])('%j is refused at %j', (change, paths: string[]) => {
    expect(pathsOf(visitorEnquiry, change).toSorted()).toEqual(paths.toSorted());
  });

  it('is told of a date in other words that it must be a day', () => {
    for (const date of ['14 gusht 2027', '2027-08-14T10:00:00+02:00']) {
      const { error } = visitorEnquiry.safeParse({ ...sent, date });
      expect(error?.issues.map(({ message }) => message)).toEqual(['Date must be a day such as 2027-06-14']);
    }
  });

  it('may keep a date that has passed', () => {
    expect(nightIssues({ date: '2020-01-01' }, { date: '2020-01-01' })).toEqual([]);
    expect(lastNight('2028-02-29')).toBe('2031-02-28');
  });
});

describe('an offer', () => {
  const now = Date.parse('2026-11-27T10:00:00Z');
  const in2Days = '2026-11-29T10:00:00.000Z';
  const offers = [offerOf({ version: 1 }), offerOf({ version: 2 })];

  function offerOf(own: Partial<Offer>): Offer {
    const rest = { lines: [], discount: '0.00', total: '0.00', deposit: null, lekPerEuro: '99' };
    return {
      version: 1,
      sentAt: in2Days,
      ...rest,
      validUntil: in2Days,
      terms: { text: '', hash: '' },
      ...own,
    };
  }

  it('is accepted in its last version while it is valid and open', () => {
    expect(acceptable({ state: 'offered', offers }, 2, now)).toBe(offers[1]);
    expect(acceptable({ state: 'offered', offers }, 1, now)).toBe('version');
    expect(acceptable({ state: 'offered', offers }, 2, Date.parse(in2Days))).toBe('expired');
    expect(acceptable({ state: 'declined', offers }, 2, now)).toBe('state');
    expect(acceptable({ state: 'offered', offers: [] }, 1, now)).toBe('state');
  });

  it('holds the night until the deposit is due, or for a week', () => {
    expect(heldUntil({ amount: '50.00', dueAt: in2Days }, now)).toBe(in2Days);
    expect(heldUntil({ amount: '50.00', dueAt: '2026-11-27T09:00:00.000Z' }, now)).toBe(
      '2026-12-04T10:00:00.000Z',
    );
    expect(heldUntil(null, now)).toBe('2026-12-04T10:00:00.000Z');
  });
});
