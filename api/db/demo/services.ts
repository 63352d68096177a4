import type { Demo } from './files.js';

/** The services, by a name that the packages use and in the order of the page. */
export const demoServices = {
  dj: {
    title: 'DJ për dasma dhe festa',
    description:
      'Takohemi para festës, shkruajmë programin dhe listën e këngëve. Në mbrëmje pista është puna jonë, ti rri me të ftuarit.',
    price: '450',
    category: 'dj',
    image: 'pult-i-kuq.webp',
    features: [
      'Takim dhe program i shkruar para festës',
      'Deri në 8 orë muzikë',
      'Mikrofon pa tel për urimet',
      'Pult rezervë në furgon',
    ],
    icon: 'music',
    featured: true,
  },
  sound: {
    title: 'Sistem zëri',
    description:
      'Zë që dëgjohet njësoj te tavolina e parë dhe te e fundit. E masim sallën para se të vendosim boksat.',
    price: '250',
    category: 'speaker',
    image: 'boksat.webp',
    features: ['Deri në 300 të ftuar', 'Dy basë dhe katër boksa', 'Teknik zëri gjatë gjithë natës'],
    icon: 'speaker',
  },
  club: {
    title: 'DJ në klub',
    description: 'Një set house ose afro nga tri deri në pesë orë, me mashup-e të bëra për lokalin tënd.',
    price: '380',
    category: 'music',
    image: 'dj-ne-klub.webp',
    features: ['Set 3–5 orë', 'Vizuale për ekranet e klubit', 'Njoftim në rrjetet tona'],
    icon: 'music',
  },
  lighting: {
    title: 'Ndriçim skenik',
    description:
      'Dritë e ngrohtë gjatë darkës, dritë që lëviz kur nis vallja. Ngjyrat i zgjedhim bashkë me ty.',
    price: '220',
    category: 'lightbulb',
    image: 'drita-te-kuqe.webp',
    features: ['8 koka lëvizëse mbi konstruksion', '12 drita LED për muret', 'Operator dritash'],
    icon: 'lightbulb',
    featured: true,
  },
  laser: {
    title: 'Lazer',
    description:
      'Rreze mbi pistë, të provuara dhe të drejtuara larg syve. Për klube, matura dhe skena verore.',
    price: '200',
    category: 'lightbulb',
    image: 'lazer-i-kuq.webp',
    features: ['Dy projektorë lazer RGB', 'Makinë hazi e përfshirë', 'Emri ose data në ajër'],
    icon: 'lightbulb',
    featured: true,
  },
  screen: {
    title: 'Skenë dhe ekran LED',
    description:
      'Podium, konstruksion dhe ekran sipas vendit. Çmimi varet nga përmasat, ndaj na trego vendin dhe ta llogarisim.',
    price: '900',
    hidePrice: true,
    category: 'lightbulb',
    image: 'ekrani-led.webp',
    features: ['Podium nga 4 × 3 metra', 'Ekran LED P3', 'Montim dhe çmontim brenda ditës'],
    icon: 'lightbulb',
  },
  fireworks: {
    title: 'Fishekzjarre të brendshme',
    description:
      'Shkëndija të ftohta që nuk djegin dhe nuk lënë tym. Për hyrjen e çiftit, tortën ose këngën që e prisni të gjithë.',
    price: '180',
    category: 'sparkles',
    image: 'shkendija-ari.webp',
    features: ['4 makina shkëndijash', 'Deri në 4 metra lartësi', 'Leja e sallës merret nga ne'],
    icon: 'sparkles',
    featured: true,
  },
  co2: {
    title: 'Shtëllunga CO2',
    description:
      'Një shtëllungë e bardhë në kulmin e këngës. Zgjat tre sekonda dhe e mban mend e gjithë salla.',
    price: '190',
    category: 'sparkles',
    image: 'co2-i-kuq.webp',
    features: ['Dy koka CO2', 'Bombola për 20 shtëllunga', 'Operator pranë skenës'],
    icon: 'sparkles',
    featured: true,
  },
  lowFog: {
    title: 'Vallja mbi re',
    description: 'Tym i ulët që rri te këmbët dhe shkrihet pa lagur dyshemenë. Për vallen e parë.',
    price: '150',
    category: 'sparkles',
    image: 'vallja-ari.webp',
    features: ['Tym i rëndë nga akulli i thatë', 'Gjashtë minuta, sa një këngë e gjatë', 'Pa erë'],
    icon: 'sparkles',
  },
  bubbles: {
    title: 'Flluska',
    description: 'Flluska sapuni mbi pistë, për ditëlindjet e fëmijëve dhe fotografitë e çiftit në oborr.',
    price: '90',
    category: 'sparkles',
    image: 'flluska.webp',
    features: ['Dy makina flluskash', 'Lëng pa ngjyrë, nuk lë njolla', 'Brenda ose jashtë'],
    icon: 'sparkles',
  },
} as const satisfies Record<string, Demo<'services'>>;

export type DemoService = keyof typeof demoServices;
