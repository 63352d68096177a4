import { describe, expect, it, test } from 'vitest';
import { cameraTime, nightOf, nightOfPictures, proposedDescription, proposedTitle } from './lastNight.js';

test.each([
  ['2026:11:26 23:14:05', '2026-11-26T23:14'],
  ['2026:11:27 00:00:00', '2026-11-27T00:00'],
  ['0000:00:00 00:00:00', null],
  ['2026:02:30 10:00:00', null],
  ['2026-11-26T23:14:05', null],
  ['', null],
  [undefined, null],
  [20261126, null],
])('a camera’s %j is %j', (exif, time) => expect(cameraTime(exif)).toBe(time));

test.each([
  ['2026-11-26T12:00', '2026-11-26'],
  ['2026-11-26T23:59', '2026-11-26'],
  ['2026-11-27T04:10', '2026-11-26'],
  ['2026-11-27T11:59', '2026-11-26'],
  ['2027-01-01T00:30', '2026-12-31'],
  // The night in which the clocks change has 23 or 25 hours; its wall times are those of one night all the same.
  ['2026-10-25T02:30', '2026-10-24'],
  ['2026-03-29T03:00', '2026-03-28'],
])('a picture of %s belongs to the night of %s', (time, day) => expect(nightOf(time)).toBe(day));

describe('the night of several pictures', () => {
  const now = '2026-11-27T04:00';
  const taken = (...times: string[]) => times.map((time) => ({ taken: time, modified: null }));
  const changed = (...times: string[]) => times.map((time) => ({ taken: null, modified: time }));

  it('is that of most of them, on both sides of midnight', () => {
    const times = taken('2026-11-20T22:00', '2026-11-26T21:00', '2026-11-27T01:30');
    expect(nightOfPictures(times, now)).toEqual({ day: '2026-11-26', isGuess: false });
  });

  it('is the later one of two that have as many', () => {
    const times = taken('2026-11-26T21:00', '2026-11-20T22:00');
    expect(nightOfPictures(times, now)).toEqual({ day: '2026-11-26', isGuess: false });
  });

  it('is not in the future, whatever most cameras say', () => {
    const times = taken('2027-05-01T20:00', '2027-05-01T21:00', '2026-11-26T23:00', '1980-01-01T20:00');
    expect(nightOfPictures(times, now)).toEqual({ day: '2026-11-26', isGuess: false });
  });

  it('is that of one camera rather than of many files', () => {
    const times = [...changed('2026-11-25T23:00', '2026-11-25T23:00'), ...taken('2026-11-24T20:00')];
    expect(nightOfPictures(times, now)).toEqual({ day: '2026-11-24', isGuess: false });
  });

  it('is guessed from the files where no camera says it', () => {
    const times = changed('2026-11-21T22:00', '2026-11-22T02:00', '2026-11-26T20:00');
    expect(nightOfPictures(times, now)).toEqual({ day: '2026-11-21', isGuess: true });
  });

  it('is the last night where no file says it either', () => {
    const times = changed('1970-01-01T01:00', '2026-05-01T20:00', '2026-11-28T20:00');
    expect(nightOfPictures(times, now)).toEqual({ day: '2026-11-26', isGuess: true });
    expect(nightOfPictures([], '2026-11-27T18:00')).toEqual({ day: '2026-11-27', isGuess: true });
  });
});

describe('the proposed words', () => {
  it.each([
    ['dasme', 'Durrës', { sq: 'Dasmë në Durrës', en: 'Wedding in Durrës' }],
    ['tjeter', 'Vlorë', { sq: 'Mbrëmje në Vlorë', en: 'Evening in Vlorë' }],
    ['', ' Fier ', { sq: 'Mbrëmje në Fier', en: 'Evening in Fier' }],
    ['klub', '', { sq: 'Natë klubi, 26 nëntor 2026', en: 'Club night, 26 November 2026' }],
    ['', ' ', { sq: '', en: '' }],
  ] as const)('of %j in %j are %j', (kind, town, proposed) => {
    expect(proposedTitle({ kind, town, date: '2026-11-26' })).toEqual(proposed);
  });

  it('do without a date', () => {
    expect(proposedTitle({ kind: 'dasme', town: '', date: '' }).sq).toBe('Dasmë');
  });

  it('count pictures and films', () => {
    expect(proposedDescription({ pictures: 20, clips: 0 })).toEqual({
      sq: 'Një natë, 20 foto.',
      en: 'One night, 20 photos.',
    });
    expect(proposedDescription({ pictures: 1, clips: 2 })).toEqual({
      sq: 'Një natë, 1 foto dhe 2 video.',
      en: 'One night, 1 photo and 2 videos.',
    });
  });
});
