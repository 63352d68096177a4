import { renderToString } from 'react-dom/server';
import type { PageContextServer } from 'vike/types';
import { VikeReactProviderPageContext } from 'vike-react/usePageContext';
import { describe, expect, it, vi } from 'vitest';
import { CachedPart } from '../../layout/CachedPart.js';
import { PageParts } from './partCache.js';

const countRender = vi.fn<(text: string) => void>();

function Title({ text }: { readonly text: string }) {
  countRender(text);
  return <h2>{text}</h2>;
}

type Shown = { readonly title: string; readonly contacts?: string; readonly mayKeep?: boolean };

/** Renders a page of two parts. */
function page(url: string, { title, contacts = '', mayKeep = true }: Shown): string {
  const parts = new PageParts(url, contacts);
  const pageContext = { parts } as unknown as PageContextServer;
  const html = renderToString(
    <VikeReactProviderPageContext pageContext={pageContext}>
      before
      <CachedPart name="one" shows={title}>
        <Title text={title} />
      </CachedPart>
      <CachedPart name="two">
        <p>{contacts}</p>
        <p>end</p>
      </CachedPart>
      after
    </VikeReactProviderPageContext>,
  );
  return parts.fill(html, mayKeep);
}

/** Renders of the first part during `run`. */
function rendersDuring(run: () => void): number {
  countRender.mockClear();
  run();
  return countRender.mock.calls.length;
}

describe('a part of a page', () => {
  it('is rendered once while it shows the same', () => {
    const first = page('/a', { title: 'Dasma' });
    expect(first).toBe('before<h2>Dasma</h2><p></p><p>end</p>after');
    expect(rendersDuring(() => expect(page('/a', { title: 'Dasma' })).toBe(first))).toBe(0);
  });

  it.each([
    { when: 'it shows something else', url: '/b', shown: { title: 'Festa' }, html: '<h2>Festa</h2>' },
    {
      when: 'what all parts show has changed',
      url: '/b',
      shown: { title: 'Dasma', contacts: '+355' },
      html: '<p>+355</p>',
    },
    { when: 'the page is another one', url: '/en/b', shown: { title: 'Dasma' }, html: '<h2>Dasma</h2>' },
  ])('is rendered again when $when', ({ url, shown, html }) => {
    page('/b', { title: 'Dasma' });
    expect(rendersDuring(() => expect(page(url, shown)).toContain(html))).toBe(1);
  });

  it('is not cached when the page has styles of its own, which the part would lack the next time', () => {
    page('/c', { title: 'Dasma', mayKeep: false });
    expect(rendersDuring(() => page('/c', { title: 'Dasma' }))).toBe(1);
  });

  it('may contain what looks like a mark', () => {
    const title = '<template data-part="1"></template>';
    const first = page('/d', { title });
    expect(first).toContain('<h2>&lt;template data-part=&quot;1&quot;&gt;&lt;/template&gt;</h2><p></p>');
    expect(page('/d', { title })).toBe(first);
  });
});
