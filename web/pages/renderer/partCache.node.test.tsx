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

type Input = { readonly title: string; readonly contacts?: string; readonly mayCache?: boolean };

/** Renders a page of two parts. */
function page(url: string, { title, contacts = '', mayCache = true }: Input): string {
  const parts = new PageParts(url, contacts);
  const pageContext = { parts } as unknown as PageContextServer;
  const html = renderToString(
    <VikeReactProviderPageContext pageContext={pageContext}>
      before
      <CachedPart name="one" dependsOn={title}>
        <Title text={title} />
      </CachedPart>
      <CachedPart name="two">
        <p>{contacts}</p>
        <p>end</p>
      </CachedPart>
      after
    </VikeReactProviderPageContext>,
  );
  return parts.fill(html, mayCache);
}

/** How often `run` renders the first part. */
function rendersDuring(run: () => void): number {
  countRender.mockClear();
  run();
  return countRender.mock.calls.length;
}

describe('a part of a page', () => {
  it('is rendered once while its input is the same', () => {
    const first = page('/a', { title: 'Dasma' });
    expect(first).toBe('before<h2>Dasma</h2><p></p><p>end</p>after');
    expect(rendersDuring(() => expect(page('/a', { title: 'Dasma' })).toBe(first))).toBe(0);
  });

  it.each([
    { when: 'its own input has changed', url: '/b', input: { title: 'Festa' }, html: '<h2>Festa</h2>' },
    {
      when: 'the input of all parts has changed',
      url: '/b',
      input: { title: 'Dasma', contacts: '+355' },
      html: '<p>+355</p>',
    },
    { when: 'the page is another one', url: '/en/b', input: { title: 'Dasma' }, html: '<h2>Dasma</h2>' },
  ])('is rendered again when $when', ({ url, input, html }) => {
    page('/b', { title: 'Dasma' });
    expect(rendersDuring(() => expect(page(url, input)).toContain(html))).toBe(1);
  });

  it('is not cached when the page has styles of its own, which a cached part would not collect', () => {
    page('/c', { title: 'Dasma', mayCache: false });
    expect(rendersDuring(() => page('/c', { title: 'Dasma' }))).toBe(1);
  });

  it('may contain text that looks like a placeholder', () => {
    const title = '<template data-part="1"></template>';
    const first = page('/d', { title });
    expect(first).toContain('<h2>&lt;template data-part=&quot;1&quot;&gt;&lt;/template&gt;</h2><p></p>');
    expect(page('/d', { title })).toBe(first);
  });
});
