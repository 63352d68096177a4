import { describe, expect, it } from 'vitest';
import { type FilmFacts, playsEverywhere, renditionsOf, sourcesOf } from './films.js';

const plain: FilmFacts = {
  container: 'mp4',
  codec: 'h264',
  pixelFormat: 'yuv420p',
  transfer: 'bt709',
  width: 1920,
  height: 1080,
  rate: 30,
  audio: 'aac',
  duration: 10,
};

describe('a film', () => {
  it.each<[string, Partial<FilmFacts>]>([
    ['in full HD', {}],
    ['that is upright', { width: 1080, height: 1920 }],
    ['at 60 frames a second', { rate: 60 }],
    ['without sound', { audio: null }],
    ['of VP9 in WebM', { container: 'webm', codec: 'vp9', audio: 'opus' }],
    ['of AV1 in WebM', { container: 'webm', codec: 'av1', audio: null }],
    ['that does not say how it is encoded', { transfer: '' }],
  ])('%s plays everywhere', (_words, change) => {
    expect(playsEverywhere({ ...plain, ...change })).toBe(true);
  });

  it.each<[string, Partial<FilmFacts>]>([
    ['of HEVC', { codec: 'hevc' }],
    ['of ProRes', { codec: 'prores', pixelFormat: 'yuv422p10le' }],
    ['of AV1 in MP4', { codec: 'av1' }],
    ['of 10 bits', { pixelFormat: 'yuv420p10le' }],
    ['in HDR', { transfer: 'arib-std-b67' }],
    ['in 4K', { width: 3840, height: 2160 }],
    ['that is wider than long sides may be', { width: 2400, height: 1080 }],
    ['with a short side over 1080', { width: 1440, height: 1440 }],
    ['in slow motion', { rate: 240 }],
    ['with the sound of a camera', { audio: 'pcm_s16be' }],
  ])('%s does not', (_words, change) => {
    expect(playsEverywhere({ ...plain, ...change })).toBe(false);
  });
});

describe('renditions', () => {
  it.each([
    [3840, 2160, ['1280x720', '1920x1080']],
    [2160, 3840, ['720x1280', '1080x1920']],
    [1920, 1080, ['1280x720', '1920x1080']],
    [1440, 1440, ['720x720', '1080x1080']],
    [4096, 1716, ['1280x536', '1920x804']],
    [640, 360, ['640x360']],
    [101, 57, ['102x58']],
  ])('of %i × %i keep its shape and are no larger', (width, height, sizes) => {
    const made = renditionsOf({ width, height });
    expect(made.map((each) => `${each.width}x${each.height}`)).toEqual(sizes);
  });

  it('are sources, of which small windows take the smaller one', () => {
    expect(sourcesOf('http://a/uploads/v-1f9c02ab7e-4x3-000000.mp4', [1080, 720])).toEqual([
      {
        src: 'http://a/uploads/v-1f9c02ab7e-4x3-000000-720p.mp4',
        type: 'video/mp4',
        media: '(max-width: 900px)',
      },
      { src: 'http://a/uploads/v-1f9c02ab7e-4x3-000000-1080p.mp4', type: 'video/mp4' },
    ]);
    expect(sourcesOf('http://a/v.mp4', [720])).toEqual([]);
  });
});
