import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  sampleContact,
  sampleEntry,
  sampleEvent,
  sampleMedium,
  sampleMember,
  samplePackage,
  sampleProject,
  sampleSection,
  sampleService,
} from '@ritmi/shared/domain/sample';

const id = '0'.repeat(24);
const clip = '/uploads/clip-1440x900-5d1f24.mp4';
const media = (count: number) =>
  Array.from({ length: count }, (_, index) => sampleMedium({ id: String(index), caption: 'Foto' }));

/** Documents for each variant that a page can show. */
const lists: Readonly<Record<string, readonly object[]>> = {
  '/services': [
    sampleService({ id, image: '/uploads/foto.webp', featured: true }),
    sampleService({ image: clip, hidePrice: true, price: '', features: [] }),
    sampleService(),
    sampleService({ image: '/uploads/foto.webp' }),
  ],
  '/packages': [
    samplePackage({ id, services: ['1', '2', '3', '4'].map((each) => sampleEntry({ id: each })) }),
    samplePackage({ image: clip, customPrice: '10.00' }),
    samplePackage({ image: '/uploads/foto.webp', hidePrice: true, services: [sampleEntry()] }),
  ],
  '/events': [
    sampleEvent({ id, featured: true }),
    sampleEvent({ media: [...media(3), sampleMedium({ type: 'video', url: clip })] }),
    sampleEvent({ media: [sampleMedium({ type: 'video', url: clip })], image: '' }),
    sampleEvent({ media: [] }),
  ],
  '/projects': [
    sampleProject({ id }),
    sampleProject({ media: media(9) }),
    sampleProject({ media: [], description: '', rig: [] }),
  ],
  '/contact': [
    sampleContact(),
    sampleContact({ type: 'email', value: 'a@example.com' }),
    sampleContact({ type: 'address', value: 'Rruga e Kavajës 118' }),
  ],
  '/about/content': [
    sampleSection({ image: '/uploads/foto.webp' }),
    sampleSection({ image: clip }),
    sampleSection(),
  ],
  '/about/team': [sampleMember({ image: '/uploads/foto.webp' }), sampleMember({ image: '' })],
};

/** More addresses, at which pages show other components. */
const others = [
  `/projects/${id}`,
  '/projects/404',
  '/404',
  '/evente?faqe=2',
  '/projects?faqe=2',
  `/kontakt?paketa=${id}`,
  '/paketa?krijo=njoftim',
  '/paketa?krijo=po',
  `/paketa?serviceIds=${id}`,
];

/**
 * Renders every page with sample content from an API of its own.
 * @param render renders a page that loads from this API
 */
export async function renderSamples(
  fixedPaths: readonly string[],
  render: (url: string, apiUrl: string) => Promise<string>,
): Promise<string[]> {
  const api = createServer(({ url = '' }, response) => {
    const [one] = lists['/projects'] ?? [];
    const [path = ''] = url.split('?');
    const body = path === `/projects/${id}` ? one : lists[path];
    response
      // The total gives lists a previous and a next page.
      .writeHead(body ? 200 : 404, { 'Content-Type': 'application/json', 'X-Total-Count': '100' })
      .end(JSON.stringify(body ?? {}));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  // An AddressInfo, because it listens on a port and not on a pipe.
  const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  try {
    const pages: string[] = [];
    for (const url of [...fixedPaths, ...others]) pages.push(await render(url, apiUrl));
    return pages;
  } finally {
    api.closeAllConnections();
    api.close();
  }
}
