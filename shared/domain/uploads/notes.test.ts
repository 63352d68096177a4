import { describe, expect, it } from 'vitest';
import type { RenditionClass } from './films.js';
import { fileAt, noteAt, playable, positionOf, withNotes } from './notes.js';

const name = 'nusja-1f9c02ab7e-1000x625-3a2b4c.webp';
const url = `/uploads/${name}`;
const service = {
  id: '1',
  title: 'Nusja & dhëndri',
  description: `Shiko ${url}`,
  image: url,
  media: [{ url: `http://127.0.0.1:4000${url}`, caption: 'Vallja' }, { url: '/uploads/tjetër.webp' }],
};
const note = {
  alt: { sq: 'Nusja & dhëndri, në 100 % dritë #1', en: 'The couple' },
  focus: { x: 0.253, y: 1 },
};
const noted = { ...service, fileNotes: { [name]: note } };

describe('what the library says of a file', () => {
  it('follows its address, in one language, and nothing else of the document changes', () => {
    const { image, media, ...rest } = withNotes(noted, 'sq');
    expect(rest).toEqual({ id: '1', title: service.title, description: service.description });
    expect(noteAt(image)).toEqual({ alt: note.alt.sq, focus: { x: 0.25, y: 1 } });
    expect(media.map((each) => fileAt(each.url))).toEqual(service.media.map((each) => each.url));
    expect(noteAt(media[0]?.url ?? '')).toEqual(noteAt(image));
    expect(image).not.toContain('couple');
    expect(noteAt(withNotes(noted, 'en').image).alt).toEqual({ en: 'The couple' });
  });

  it('is in Albanian where there is no translation', () => {
    const own = withNotes({ ...service, fileNotes: { [name]: { alt: { sq: 'Nusja' } } } }, 'en');
    expect([fileAt(own.image), noteAt(own.image)]).toEqual([url, { alt: 'Nusja' }]);
  });

  it('leaves a document as it is where there is nothing', () => {
    expect(withNotes(service, 'sq')).toEqual(service);
    expect([noteAt(url), fileAt(url), noteAt('')]).toEqual([{}, url, {}]);
    expect(noteAt('https://example.com/a.webp#focus=1,1')).toEqual({});
    expect(fileAt('https://example.com/a.webp#a')).toBe('https://example.com/a.webp#a');
  });

  it('names the renditions of a film, which play instead of it', () => {
    const film = { id: '1', media: [{ url: '/uploads/v-1f9c02ab7e-4x3-000000.mp4' }] };
    const renditions: RenditionClass[] = [720, 1080];
    const fileNotes = { 'v-1f9c02ab7e-4x3-000000.mp4': { renditions } };
    const [address = ''] = withNotes({ ...film, fileNotes }, 'sq').media.map((each) => each.url);
    expect(fileAt(address)).toBe(film.media[0]?.url);
    expect(playable(address)).toEqual({
      sources: [
        expect.objectContaining({ src: '/uploads/v-1f9c02ab7e-4x3-000000-720p.mp4' }),
        expect.objectContaining({ src: '/uploads/v-1f9c02ab7e-4x3-000000-1080p.mp4' }),
      ],
    });
    expect(playable(`${film.media[0]?.url}#alt=a`)).toEqual({ src: film.media[0]?.url, sources: [] });
  });

  it('is a position in a frame', () => {
    expect(positionOf({ x: 0.25, y: 1 })).toBe('25% 100%');
  });
});
