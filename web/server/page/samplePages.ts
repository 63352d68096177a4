import {
  sampleArtist,
  sampleContact,
  sampleEntry,
  sampleEvent,
  sampleMedium,
  sampleMember,
  samplePackage,
  sampleProject,
  sampleSection,
  sampleService,
  sampleSettings,
} from '@ritmi/shared/domain/sample';

const id = '0'.repeat(24);
const clip = '/uploads/clip-1440x900-5d1f24.mp4';
const media = (count: number) =>
  Array.from({ length: count }, (_, index) => sampleMedium({ id: String(index), caption: 'Foto' }));

/** Numbers of media, each of which makes another mosaic. */
const mosaics = Array.from({ length: 12 }, (_, index) => index + 1);

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
    sampleEvent({ id, featured: true, artistIds: [sampleArtist().id] }),
    sampleEvent({ media: [...media(3), sampleMedium({ type: 'video', url: clip })] }),
    sampleEvent({ media: [sampleMedium({ type: 'video', url: clip })], image: '' }),
    sampleEvent({ media: [] }),
  ],
  '/projects': [
    sampleProject({ id, artistIds: [sampleArtist().id] }),
    sampleProject({ media: media(9) }),
    sampleProject({ media: [], description: '', rig: [] }),
  ],
  '/artists': [
    sampleArtist({ slug: 'DJ-Klub', media: media(9) }),
    sampleArtist({
      slug: 'DJ-Feste',
      design: 'party',
      media: [sampleMedium({ type: 'video', url: clip }), ...media(2)],
    }),
    sampleArtist({ slug: 'DJ-Ri', facts: [], media: [], equipment: [], startedIn: null }),
    ...mosaics.map((count) => sampleArtist({ slug: `DJ-${count}`, media: media(count) })),
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
  '/availability': ['free', 'limited', 'full'].map((state, day) => ({ date: `2999-01-0${day + 1}`, state })),
  '/about/team': [sampleMember({ image: '/uploads/foto.webp' }), sampleMember({ image: '' })],
};

const secret = 'a'.repeat(22);
const sentAt = '2026-11-01T10:00:00.000Z';
const offerLine = { kind: 'service', title: 'DJ', quantity: 1, amount: '300.00' };

const offer = {
  version: 1,
  sentAt,
  lines: [offerLine],
  discount: '50.00',
  total: '250.00',
  validUntil: sentAt,
  deposit: { amount: '50.00', dueAt: sentAt },
  lekPerEuro: '99',
  terms: { text: 'Kushte', hash: '' },
  message: 'Përshëndetje',
};

/** An enquiry whose page shows all that it can show. */
const enquiry = {
  reference: 'R-ABCDE',
  state: 'offered',
  date: '2028-06-17',
  part: 'evening',
  place: 'Durrës',
  kind: 'dasme',
  language: 'sq',
  estimate: {
    lines: [{ kind: 'service', title: 'DJ', amount: '300.00' }],
    discount: '50.00',
    total: '250.00',
  },
  offer,
  expired: false,
  askedAt: sentAt,
  previous: {
    ...offer,
    version: 2,
    lines: [
      { ...offerLine, amount: '310.00' },
      { ...offerLine, title: 'CO2' },
    ],
  },
};

/** Addresses besides the fixed ones, at which pages show other components. */
export const sampleAddresses = [
  `/projects/${id}`,
  '/projects/404',
  '/DJ-Klub',
  '/DJ-Feste',
  '/DJ-Ri',
  ...mosaics.map((count) => `/DJ-${count}`),
  '/404',
  '/evente?faqe=2',
  '/projects?faqe=2',
  `/kontakt?paketa=${id}`,
  `/kerkesa/${secret}`,
  '/paketa?krijo=njoftim',
  '/paketa?krijo=po',
  `/paketa?serviceIds=${id}`,
];

/** Settings that show every section of the home page, and every price twice. */
const filledSettings = sampleSettings({
  lek: { shown: true, perEuro: '99' },
  proof: [{ value: '12', label: 'vite' }],
  voices: [{ quote: 'Bukur.', name: 'Ana', occasion: 'Dasmë' }],
  questions: [{ question: 'Kur?', answer: 'Sot.' }],
  terms: [{ heading: 'Kushte', text: 'Tekst' }],
  privacy: [{ heading: 'Privatësi', text: 'Tekst' }],
});

const none: typeof lists = Object.fromEntries(Object.keys(lists).map((path) => [path, []]));

const answerWith = (documents: typeof lists, settings: object) => (address: string) => {
  const { pathname } = new URL(address);
  const [project] = documents['/projects'] ?? [];
  const artist = documents['/artists']?.find(
    (each) => 'slug' in each && pathname === `/artists/${String(each.slug)}`,
  );
  const single = {
    [`/projects/${id}`]: project,
    [`/enquiries/by-secret/${secret}`]: enquiry,
    '/settings': settings,
  }[pathname];
  const body = artist ?? single ?? documents[pathname];
  // The total gives lists a previous and a next page.
  return Response.json(body ?? {}, { status: body ? 200 : 404, headers: { 'X-Total-Count': '100' } });
};

/** What an API answers to a read: one with these documents, one without any, and one that fails. */
export const sampleAnswers: readonly ((address: string) => Response)[] = [
  answerWith(lists, filledSettings),
  answerWith(none, sampleSettings()),
  () => Response.json({}, { status: 500 }),
];
