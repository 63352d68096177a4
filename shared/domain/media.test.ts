import { describe, expect, it } from 'vitest';
import { mainImage, mediaType, mergeMedia, packageVideoExtensions, withCleanCaption } from './media.js';

// spec: 5.files.video, 9.types.video
describe('the kind of a medium', () => {
  it.each([
    ['/uploads/a.mp4', 'video'],
    ['/uploads/a.WEBM?x=.png', 'video'],
    ['https://x.al/a.mp4#t=3', 'video'],
    ['/uploads/a.ogg', 'image'],
    ['/uploads/mp4', 'image'],
    ['/uploads/a.webp', 'image'],
    ['', 'image'],
  ])('%s is %s', (url, type) => expect(mediaType(url)).toBe(type));

  it('of a package is video for .ogg too', () =>
    expect(mediaType('/a.ogg', packageVideoExtensions)).toBe('video'));
});

describe('the main image', () => {
  // spec: 5.event.main
  it.each([
    ['/own.webp', [{ url: '/first.webp' }], '/own.webp'],
    ['', [{ url: '/first.webp' }], '/first.webp'],
    [undefined, [], ''],
  ])('of %j and %j is %j', (image, media, expected) => expect(mainImage(image, media)).toBe(expected));
});

describe('a caption', () => {
  // spec: 5.event.caption
  it('is trimmed, and left out when blank', () => {
    expect(withCleanCaption({ url: '/a', caption: ' Salla ' })).toEqual({ url: '/a', caption: 'Salla' });
    expect(withCleanCaption({ url: '/a', caption: ' ' })).toEqual({ url: '/a' });
  });
});

describe('an edited media list', () => {
  const current = [
    { id: '1', type: 'image', url: '/a', caption: 'A' },
    { id: '2', type: 'image', url: '/a', caption: 'B' },
  ] as const;
  const image = 'image' as const;
  const merge = (sent: Parameters<typeof mergeMedia>[1]) => mergeMedia(current, sent, () => 'new');

  // spec: contract.media.kept
  it('keeps id and caption of a known address', () => {
    expect(merge([{ type: image, url: '/a' }])).toEqual([current[0]]);
  });

  it('uses each known entry once, and the one with the same id first', () => {
    expect(
      merge([
        { id: '2', type: image, url: '/a' },
        { type: image, url: '/a' },
        { type: image, url: '/a' },
      ]),
    ).toEqual([current[1], current[0], { id: 'new', type: 'image', url: '/a' }]);
  });

  it('gives entries that are sent with one id different ones', () => {
    const ids = merge(['/b', '/c'].map((url) => ({ id: '1718000000', type: image, url }))).map(
      ({ id }) => id,
    );
    expect(ids).toEqual(['1718000000', 'new']);
    const known = { id: '1', type: image, url: '/a' };
    expect(merge([known, known]).map(({ id }) => id)).toEqual(['1', 'new']);
  });

  it('keeps id and caption of a known address that is sent with an unknown id', () => {
    const own = { id: '1718000000', type: image, url: '/a' };
    expect(merge([own])).toEqual([current[0]]);
    expect(merge([own, { id: '1', type: image, url: '/a' }])).toEqual([current[1], current[0]]);
  });

  // spec: contract.media.kept
  it('removes a caption that is sent empty and accepts a new one', () => {
    expect(merge([{ type: image, url: '/a', caption: '' }])).toEqual([{ id: '1', type: 'image', url: '/a' }]);
    expect(merge([{ type: image, url: '/a', caption: 'C' }])).toEqual([{ ...current[0], caption: 'C' }]);
  });
});
