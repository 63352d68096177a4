import {
  callsOf,
  type DocumentOf,
  entityNames,
  isPublished,
  type PublishedName,
} from '@ritmi/shared/domain/entities';
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

/** Documents for each variant that a page can show, of each entity that pages show. */
const documents: { readonly [K in PublishedName]: readonly DocumentOf<K>[] } = {
  services: [
    sampleService({ id, image: '/uploads/foto.webp', featured: true }),
    sampleService({ image: clip, hidePrice: true, price: '', features: [] }),
    sampleService(),
    sampleService({ image: '/uploads/foto.webp' }),
  ],
  packages: [
    samplePackage({ id, services: ['1', '2', '3', '4'].map((each) => sampleEntry({ id: each })) }),
    samplePackage({ image: clip, customPrice: '10.00' }),
    samplePackage({ image: '/uploads/foto.webp', hidePrice: true, services: [sampleEntry()] }),
  ],
  events: [
    sampleEvent({ id, featured: true }),
    sampleEvent({ media: [...media(3), sampleMedium({ type: 'video', url: clip })] }),
    sampleEvent({ media: [sampleMedium({ type: 'video', url: clip })], image: '' }),
    sampleEvent({ media: [] }),
  ],
  projects: [
    sampleProject({ id }),
    sampleProject({ media: media(9) }),
    sampleProject({ media: [], description: '', rig: [] }),
  ],
  contact: [
    sampleContact(),
    sampleContact({ type: 'email', value: 'a@example.com' }),
    sampleContact({ type: 'address', value: 'Rruga e Kavajës 118' }),
  ],
  'about/content': [
    sampleSection({ image: '/uploads/foto.webp' }),
    sampleSection({ image: clip }),
    sampleSection(),
  ],
  'about/team': [sampleMember({ image: '/uploads/foto.webp' }), sampleMember({ image: '' })],
};

/** Addresses besides the fixed ones, at which pages show other components. */
export const sampleAddresses = [
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

/** Answers the read of each list, and that of its first document at the sample's id. */
const answerWith = (documentsOf: (name: PublishedName) => readonly object[]) => (address: string) => {
  const { pathname } = new URL(address);
  const bodies = entityNames.filter(isPublished).flatMap((name): [path: string, body: object][] => {
    const { list, one } = callsOf(name);
    const shown = documentsOf(name);
    const [first] = shown;
    const ofFirst: [string, object][] = first ? [[one.replace('{id}', id), first]] : [];
    return list === one ? ofFirst : [[list, shown], ...ofFirst];
  });
  const body = new Map(bodies).get(pathname);
  // The total gives lists a previous and a next page.
  return Response.json(body ?? {}, { status: body ? 200 : 404, headers: { 'X-Total-Count': '100' } });
};

/** What an API answers to a read: one with these documents, one without any, and one that fails. */
export const sampleAnswers: readonly ((address: string) => Response)[] = [
  answerWith((name) => documents[name]),
  answerWith(() => []),
  () => Response.json({}, { status: 500 }),
];
