import type { HomeSection } from './sections.js';

/**
 * What a site says whose agency has not said anything yet. Addresses and numbers are examples, so that every part of
 * every page can be seen.
 */
export const defaults = {
  name: 'Agjencia juaj',
  tagline: 'Muzikë, dritë dhe zë për natën tuaj.',
  description: 'DJ, zë, ndriçim dhe efekte për dasma, festa dhe klube në të gjithë Shqipërinë.',
  logo: '/logo.svg',
  hero: {
    heading: 'Muzikë, dritë dhe zë për natën tuaj.',
    lead: 'DJ, zë, ndriçim dhe efekte për dasma, festa dhe klube në të gjithë Shqipërinë.',
    picture: '/brand/hero-blue-1920.webp',
    upright: '/brand/hero-portrait-1080.webp',
    film: '/brand/hero.mp4',
  },
  social: {
    instagram: 'https://www.instagram.com/agjencia.example/',
    tiktok: 'https://www.tiktok.com/@agjencia.example',
    soundcloud: 'https://soundcloud.com/agjencia-example',
    facebook: '',
    youtube: '',
    maps: 'https://www.google.com/maps/search/?api=1&query=Tiran%C3%AB',
  },
  place: {
    street: 'Sheshi Skënderbej 1',
    city: 'Tiranë',
    country: 'AL',
    latitude: 41.3275,
    longitude: 19.8187,
  },
  fallback: {
    phone: '069 000 0000',
    email: 'kontakt@agjencia.example',
    address: 'Sheshi Skënderbej 1, Tiranë',
  },
  priceNotice:
    'Çmimet përfundimtare mund të ndryshojnë sipas largësisë, sasisë së pajisjeve dhe shërbimeve shtesë.',
  discountPerService: '50.00',
  lek: { shown: false, perEuro: '99.00' },
  greeting: 'Përshëndetje!',
  terms: [
    {
      heading: 'Pronësia e përmbajtjes',
      text: 'Tekstet, fotot, videot, muzika, logoja dhe dizajni i kësaj faqeje i përkasin agjencisë ose atyre që na e kanë dhënë të drejtën t’i përdorim.\n\nFotot nga eventet publikohen me pëlqimin e organizatorit. Nëse je në një foto dhe nuk e do aty, na shkruaj dhe e heqim.',
    },
    {
      heading: 'Kufizimet e përdorimit',
      text: 'Mund ta lexosh faqen, ta ndash lidhjen e saj dhe ta ruash për vete. Pa leje me shkrim nuk lejohet të kopjosh, të ndryshosh, të shesësh ose të publikosh diku tjetër përmbajtjen e saj.\n\nNuk lejohet as përdorimi i fotove dhe videove tona për të reklamuar shërbime të të tjerëve.',
    },
    {
      heading: 'Si të kërkosh leje',
      text: 'Na shkruaj ose na telefono. Trego çfarë do të përdorësh, ku dhe për sa kohë. Përgjigjemi brenda pesë ditëve pune.',
    },
    {
      heading: 'Sanksionet',
      text: 'Kush e përdor përmbajtjen pa leje, së pari merr një kërkesë për ta hequr. Nëse nuk e heq, kërkojmë dëmshpërblim sipas ligjit shqiptar për të drejtat e autorit.',
    },
    {
      heading: 'Ndryshimet',
      text: 'Këto terma mund të ndryshojnë. Versioni i ri vlen nga dita kur del në këtë faqe, me datën lart.',
    },
  ],
  privacy: [
    {
      heading: 'Mbrojtja e të drejtave të autorit',
      text: 'Përmbajtja e kësaj faqeje mbrohet nga ligji për të drejtat e autorit. Agjencia ruan të drejtën mbi fotot, videot, tekstet dhe muzikën që publikon këtu.',
    },
    {
      heading: 'Përdorimi i materialeve të mbrojtura',
      text: 'Materialet nga eventi yt i publikojmë vetëm me pëlqimin tënd dhe i heqim kur na e kërkon. Emrin, numrin dhe e-mailin që na dërgon i përdorim vetëm për t’u përgjigjur.\n\nFaqja ruan në shfletuesin tënd gjuhën dhe zgjedhjen për statistikat. Statistikat nisin vetëm pasi të shtypësh «Prano», dhe zgjedhjen e ndryshon kur të duash te fundi i faqes. Harta ngarkohet vetëm kur e hap ti.',
    },
    {
      heading: 'Ndryshimet',
      text: 'Kur kjo politikë ndryshon, versioni i ri del në këtë faqe me datën e përditësimit lart.',
    },
  ],
  homeSections: [
    'packages',
    'proof',
    'services',
    'artists',
    'voices',
    'events',
    'questions',
  ] satisfies readonly HomeSection[] as readonly HomeSection[],
} as const;
