import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGlobalStyle, styled } from 'styled-components';
import type { PageContextServer } from 'vike/types';
import { afterEach, describe, expect, it } from 'vitest';
import { sampleSettings } from '@ritmi/shared/domain/sample';
import { contentPlaceholder, inFrame, type RenderedContent, type StyleNames } from '../../render/content.js';
import type { Seo } from '../seo.js';
import { Page as ServicesPage } from '../sherbime/+Page.js';
import { renderContent } from './renderContent.js';

let server: Server;

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const Text = styled.p`
  color: red;
`;

const PageStyle = createGlobalStyle`
  body { margin: 0; }
`;

function Page() {
  return (
    <Text>
      <PageStyle />
      Mirë
    </Text>
  );
}

const OtherText = styled.p`
  color: green;
`;

function FailingPage() {
  return (
    <OtherText>
      <Failure />
    </OtherText>
  );
}

function Failure(): never {
  throw new Error('cannot be rendered');
}

type Options = {
  readonly seo?: Seo;
  readonly styleNames?: StyleNames | undefined;
  readonly view?: typeof Page;
  /** What the page describes for search engines. */
  readonly objects?: readonly object[];
};

type Answer = (path: string, response: ServerResponse) => void;

/** Renders the content of a page, with an API that answers as given. */
async function render(
  answer: Answer,
  limitMs: number,
  { seo, styleNames, view = Page, objects = [] }: Options = {},
) {
  server = createServer(({ url = '' }, response) => answer(url, response)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const pageContext = {
    language: 'sq',
    urlOriginal: '/sherbime',
    urlPathname: '/sherbime',
    config: { seo, metadata: { jsonLd: () => objects } },
    Page: Object.assign(view, { loads: ServicesPage.loads }),
  } as unknown as PageContextServer;
  const content = await renderContent(pageContext, {
    apiUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    publicUrl: '',
    analyticsId: 'G-1',
    loadLimitMs: limitMs,
    shortHash: () => '',
    styleNames,
  });
  const html = content ? inFrame(contentPlaceholder.repeat(3), content, '<link>') : '';
  return { content, html, sent: JSON.parse(/<script id[^>]*>(.*)<\/script>/.exec(html)?.[1] ?? '') };
}

it('loads the settings, the contacts and the page’s own data concurrently', async () => {
  const waiting: (() => void)[] = [];
  const { content, sent } = await render((path, response) => {
    // Answers only when all requests have arrived.
    waiting.push(() =>
      response.end(path === '/settings' ? JSON.stringify(sampleSettings({ name: 'Ritmi' })) : '[]'),
    );
    if (waiting.length === 4) for (const answer of waiting) answer();
  }, 30_000);
  expect(sent).toEqual({
    data: { services: { state: 'ready', value: [] } },
    shell: { contacts: [], analyticsId: 'G-1', agency: expect.objectContaining({ name: 'Ritmi' }) },
  });
  expect(content).toMatchObject({ hasFailed: false, isComplete: true });
  expect([...(content?.entities ?? [])].sort()).toEqual(['artists', 'contact', 'services', 'settings']);
});

it('lists its own inline scripts and none of a view', async () => {
  const text = { sq: 'Shërbimet </script>', en: 'Services' };
  const seo = { name: text, title: text, description: text };
  const view = () => <div dangerouslySetInnerHTML={{ __html: '<script>stolen()</script>' }} />;
  const { content, html } = await render((_path, response) => response.end('[]'), 30_000, { seo, view });
  const inline = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/g)].map(([, script]) => script);
  expect(inline).toHaveLength(3);
  expect([...(content?.jsonLd ?? []), content?.pageData]).toEqual([inline[0], inline[2]]);
  expect(inline[0]).toContain('BreadcrumbList');
});

it('describes hundreds of things with few scripts, whose hashes fit in a header', async () => {
  const objects = Array.from({ length: 300 }, (_, index) => ({ '@type': 'Service', name: `Nata ${index}` }));
  const text = { sq: 'Shërbimet', en: 'Services' };
  const seo = { name: text, title: text, description: text };
  const { content } = await render((_path, response) => response.end('[]'), 30_000, { seo, objects });
  const scripts = (content?.jsonLd ?? []).map((script) => JSON.parse(script));
  expect(scripts).toHaveLength(21);
  expect(scripts.every((script) => script['@context'] === 'https://schema.org')).toBe(true);
  const described = scripts.flatMap((script) => script['@graph'] ?? [script]);
  expect(described.slice(1).map(({ name }) => name)).toEqual(objects.map(({ name }) => name));
});

it('renders without data after the time limit', async () => {
  const { content, sent } = await render(() => undefined, 50);
  expect(sent.data).toEqual({ services: { state: 'failed', status: null } });
  expect(sent.shell.contacts).toBeNull();
  expect(content).toMatchObject({ hasFailed: true, isComplete: false });
});

describe('a page with a style sheet', () => {
  const answer: Answer = (_path, response) => response.end('[]');
  const find = async (styleNames?: StyleNames, view = Page) => {
    const rendered = render(answer, 30_000, { styleNames, view });
    return rendered.finally(() => {
      server.closeAllConnections();
      server.close();
    });
  };

  const namesOf = (content: RenderedContent | null) =>
    Object.fromEntries(
      [...(content?.styles ?? '').matchAll(/\[id="([^"]*)"\]\{content:"([^"]*)"/g)].map(
        ([, id = '', names = '']) => [id, names.split(',')],
      ),
    );

  it('links to it when it has all rules, on each render', async () => {
    const { content: own } = await find();
    expect(own?.styles).toContain('color:red');
    const names = namesOf(own);
    for (const { content, html } of [await find(names), await find(names)]) {
      expect(content?.styles).toBe('');
      expect(content?.body).toBe(own?.body);
      expect(html).toMatch(/^<link><meta/);
      expect(html).not.toContain('<style>');
    }
  });

  it('contains all of its styles when the style sheet lacks a rule, on each render', async () => {
    const { content: own } = await find();
    const none = {};
    for (const { content, html } of [await find(none), await find(none)]) {
      expect(content).toMatchObject({ styles: own?.styles, body: own?.body });
      expect(html).toContain('color:red');
      // The font faces.
      expect(html).toContain('<style>');
      expect(html).not.toContain('<link>');
    }
  });

  it('has no styles of a page whose render failed before', async () => {
    const { content: own } = await find();
    await expect(find(namesOf(own), FailingPage)).rejects.toThrow('cannot be rendered');
    expect((await find(namesOf(own))).content?.styles).toBe('');
  });
});
