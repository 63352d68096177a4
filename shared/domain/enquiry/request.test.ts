import { describe, expect, it } from 'vitest';
import { choicePath, enquiryPath, nightOfPackage, openNight, readEnquiry } from './request.js';

const night = { date: '2027-06-14', place: 'Durrës, te plazhi', kind: 'dasme' } as const;

describe('the address of an enquiry', () => {
  it.each([
    [{ about: 'package', ids: ['a'] }, '/kontakt?paketa=a'],
    [{ about: 'services', ids: ['a', 'b'] }, '/kontakt?sherbimet=a,b'],
    [{ about: 'artist', ids: ['lumo'] }, '/kontakt?artisti=lumo'],
    [{ about: 'event', ids: ['a&b'] }, '/kontakt?eventi=a%26b'],
    [{ about: 'project', ids: ['a'] }, '/kontakt?projekti=a'],
    [{ about: 'services', ids: [] }, '/kontakt'],
    [null, '/kontakt'],
  ] as const)('of %o is %s', (asked, path) => {
    expect(enquiryPath(asked)).toBe(path);
  });

  it('contains what is known about the night', () => {
    expect(enquiryPath(null, night)).toBe(
      '/kontakt?data=2027-06-14&vendi=Durr%C3%ABs%2C%20te%20plazhi&lloji=dasme',
    );
    expect(enquiryPath({ about: 'artist', ids: ['lumo'] }, { ...openNight, kind: 'klub' })).toBe(
      '/kontakt?artisti=lumo&lloji=klub',
    );
  });

  it('is parsed back to the same enquiry', () => {
    const asked = { about: 'services', ids: ['a', 'b'] } as const;
    const { search } = new URL(enquiryPath(asked, night), 'http://localhost');
    expect(readEnquiry(Object.fromEntries(new URLSearchParams(search)))).toEqual({ asked, night });
  });
});

describe('reading an address', () => {
  it('ignores invalid values', () => {
    expect(readEnquiry({ data: '2027-02-30', lloji: 'pagëzim', vendi: '  \n ', sherbimet: ',,' })).toEqual({
      asked: null,
      night: openNight,
    });
    expect(readEnquiry({ data: '0026-06-14' }).night.date).toBe('');
    expect(readEnquiry({ data: '14.06.2027' }).night.date).toBe('');
    expect(readEnquiry({ data: '2027-06-14T10:00:00Z' }).night.date).toBe('');
    expect(readEnquiry({})).toEqual({ asked: null, night: openNight });
  });

  it.each([
    ['14.6.2027', '2027-06-14'],
    [' 4/12/2027 ', '2027-12-04'],
    ['14 06 2027.', '2027-06-14'],
    ['2027-06-14', '2027-06-14'],
    ['31.6.2027', ''],
    ['6.14.2027', ''],
    ['14.6.27', ''],
  ])('reads the day %j as %j', (typed, date) => {
    expect(readEnquiry({ data: typed, paskript: 'po' }).night.date).toBe(date);
  });

  it('keeps a past date', () => {
    expect(readEnquiry({ data: '2019-06-14' }).night.date).toBe('2019-06-14');
  });

  it('reduces a place to one line of at most 200 characters', () => {
    expect(readEnquiry({ vendi: ' Salla\n  Lira ' }).night.place).toBe('Salla Lira');
    expect(readEnquiry({ vendi: 'a'.repeat(900) }).night.place).toHaveLength(200);
    expect(readEnquiry({ vendi: '\u202aSalla\u2028Lira\u200b' }).night.place).toBe('Salla Lira');
  });

  it('cuts a place before an emoji, so that its address can be written', () => {
    const { night } = readEnquiry({ vendi: `${'a'.repeat(199)}🎉` });
    expect(night.place).toBe('a'.repeat(199));
    expect(enquiryPath(null, night)).toBe(`/kontakt?vendi=${'a'.repeat(199)}`);
  });

  it.each([
    ['180', '180'],
    ['0042', '42'],
    ['1.200', '1200'],
    ['150 ', '150'],
    ['100000', '100000'],
    ['100001', undefined],
    ['0', undefined],
    ['shumë', undefined],
  ])('of the guests %j keeps %j', (veta, guests) => {
    expect(readEnquiry({ 'te-ftuar': veta }).night.guests).toBe(guests);
  });

  it('takes one topic, and several ids only for services', () => {
    expect(readEnquiry({ paketa: 'a,b', sherbimet: 'c' }).asked).toEqual({ about: 'package', ids: ['a'] });
  });
});

it.each([
  [['a', 'b&c'], '/paketa?serviceIds=a,b%26c'],
  [[], '/paketa?krijo=po'],
])('the choice %j is shown at %s', (ids, path) => {
  expect(choicePath(ids)).toBe(path);
});

it('a package knows its kind of night, if it is made for one', () => {
  expect(nightOfPackage('PROM')).toEqual({ ...openNight, kind: 'mature' });
  expect(nightOfPackage('PREMIUM')).toEqual(openNight);
});
