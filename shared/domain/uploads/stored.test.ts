import { describe, expect, it } from 'vitest';
import {
  derivedNames,
  parseStoredName,
  pictureOf,
  stemOfDerived,
  storedName,
  videoOf,
  type Look,
} from './stored.js';

const look: Look = { width: 1000, height: 625, color: '#3a2b4c' };
const name = storedName({ base: 'dasma-në-Vlorë', id: '1f9c02ab7e', extension: 'webp', look });

describe('the name of a stored file', () => {
  // spec: contract.uploads.name
  it('keeps base name, size and colour', () => {
    expect(name).toBe('dasma-në-Vlorë-1f9c02ab7e-1000x625-3a2b4c.webp');
    expect(parseStoredName(name)).toEqual({
      stem: 'dasma-në-Vlorë-1f9c02ab7e-1000x625-3a2b4c',
      extension: 'webp',
      look,
    });
  });

  it('has no size when none could be read', () => {
    const bare = storedName({ base: 'klip', id: '1f9c02ab7e', extension: 'mp4', look: null });
    expect(bare).toBe('klip-1f9c02ab7e.mp4');
    expect(parseStoredName(bare)?.look).toBeNull();
  });

  it.each(['', 'foto.png', 'foto-1f9c02ab7e', 'foto-1f9c02ab7e.svg', '../-1f9c02ab7e', `${name}.html`])(
    'is not %j',
    (other) => expect(parseStoredName(other)).toBeNull(),
  );
});

describe('the files derived from an original', () => {
  it('are each format at each width up to the original’s, and a placeholder', () => {
    const stem = 'dasma-në-Vlorë-1f9c02ab7e-1000x625-3a2b4c';
    const widths = [320, 640, 960, 1000];
    expect(derivedNames(name)).toEqual([
      `${stem}-tiny.webp`,
      ...widths.map((width) => `${stem}-${width}.avif`),
      ...widths.map((width) => `${stem}-${width}.webp`),
    ]);
  });

  it('are no wider than the widest variant', () => {
    const wide = storedName({
      base: 'a',
      id: '1f9c02ab7e',
      extension: 'jpg',
      look: { ...look, width: 4000 },
    });
    expect(derivedNames(wide).filter((each) => each.includes('-1920.'))).toHaveLength(2);
    expect(derivedNames(wide).some((each) => each.includes('-4000.'))).toBe(false);
  });

  // spec: contract.uploads.name
  it('have the stem of their original and are not parsed as originals', () => {
    for (const derived of derivedNames(name)) {
      expect(stemOfDerived(derived)).toBe(parseStoredName(name)?.stem);
      expect(parseStoredName(derived)).toBeNull();
    }
    expect(stemOfDerived(name)).toBeNull();
  });

  it('are a poster for a video', () => {
    expect(derivedNames('klip-1f9c02ab7e-960x540-101010.mp4')).toEqual([
      'klip-1f9c02ab7e-960x540-101010-poster.webp',
    ]);
  });

  it.each(['a-1f9c02ab7e-9x9-000000.gif', 'a-1f9c02ab7e.mp4', 'a-1f9c02ab7e.webp', 'logo.png'])(
    'do not exist for %s',
    (each) => expect(derivedNames(each)).toEqual([]),
  );
});

describe('what a URL contains', () => {
  it('is size, colour, files and placeholder of a picture, on any server', () => {
    for (const folder of ['/uploads/', 'http://127.0.0.1:4000/uploads/']) {
      const picture = pictureOf(folder + name);
      expect(picture).toMatchObject(look);
      expect(picture?.sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
      expect(picture?.sources[1]?.srcSet).toContain(
        `${folder}dasma-në-Vlorë-1f9c02ab7e-1000x625-3a2b4c-640.webp 640w`,
      );
      expect(picture?.placeholder).toBe(`${folder}dasma-në-Vlorë-1f9c02ab7e-1000x625-3a2b4c-tiny.webp`);
    }
  });

  it('is only size and colour for a GIF', () => {
    const picture = pictureOf('/uploads/a-1f9c02ab7e-10x20-ff0000.gif');
    expect(picture).toEqual({ width: 10, height: 20, color: '#ff0000', sources: [], placeholder: null });
  });

  it('is no placeholder for a transparent picture', () => {
    const clear = storedName({
      base: 'logo',
      id: '1f9c02ab7e',
      extension: 'png',
      look: { ...look, color: 'transparent' },
    });
    expect(clear).toBe('logo-1f9c02ab7e-1000x625-clear.png');
    expect(pictureOf(`/uploads/${clear}`)).toMatchObject({ color: 'transparent', placeholder: null });
  });

  it('is the poster of a video', () => {
    const video = videoOf('/uploads/klip-1f9c02ab7e-960x540-101010.mp4');
    expect(video?.poster).toBe('/uploads/klip-1f9c02ab7e-960x540-101010-poster.webp');
    expect(videoOf('/uploads/klip-1f9c02ab7e.mp4')).toBeNull();
  });

  it.each(['', 'https://example.com/a.jpg', '/uploads/a.jpg', '/uploads/a-1f9c02ab7e-9x9-000000.mp4'])(
    'is no picture for %j',
    (url) => expect(pictureOf(url)).toBeNull(),
  );
});
