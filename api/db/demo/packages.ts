import type { Demo } from './files.js';
import type { DemoService } from './services.js';

type DemoPackage = Omit<Demo<'packages'>, 'serviceIds'> & { readonly services: readonly DemoService[] };

/** The packages, with services by name instead of id. */
export const demoPackages: readonly DemoPackage[] = [
  {
    title: 'Dasma e plotë',
    type: 'WEDDING',
    description:
      'Muzika, zëri dhe dritat për gjithë natën, reja te vallja e parë dhe shkëndijat te torta. Një çmim, një person që të përgjigjet.',
    image: 'torta.webp',
    services: ['dj', 'sound', 'lighting', 'lowFog', 'fireworks'],
    featured: true,
  },
  {
    title: 'Ditëlindje me flluska',
    type: 'BIRTHDAY',
    description:
      'Për fëmijë nga pesë vjeç e lart dhe për të rriturit që kërcejnë me ta. Pesë orë, në shtëpi ose në lokal.',
    image: 'flluska-nga-afer.webp',
    services: ['dj', 'bubbles'],
    featured: true,
  },
  {
    title: 'Nata e maturës',
    type: 'PROM',
    description: 'Seti fillon ngadalë dhe mbaron me CO2. Listën e këngëve e bën klasa, radhën e vendosim ne.',
    image: 'publiku-blu.webp',
    services: ['dj', 'lighting', 'laser', 'co2'],
    featured: true,
  },
  {
    title: 'Darka e firmës',
    type: 'CORPORATE',
    description: 'Zë i pastër për fjalimet, dritë e qetë gjatë darkës, muzikë kur mbaron pjesa zyrtare.',
    image: 'tavolina.webp',
    services: ['sound', 'lighting', 'dj'],
  },
  {
    title: 'Muzikë dhe zë',
    type: 'STANDARD',
    description: 'Gjëja e parë që i duhet një feste: një DJ dhe zë i mirë. Mjafton për 150 të ftuar.',
    image: 'boksa-nga-afer.webp',
    services: ['dj', 'sound'],
  },
  {
    title: 'Skena e verës',
    type: 'PREMIUM',
    description:
      'DJ, zë, drita, lazer, shkëndija dhe CO2 për plazhe dhe sheshe. Çmim i rrumbullakosur, me montim.',
    image: 'klip-sheshi.mp4',
    services: ['dj', 'sound', 'lighting', 'laser', 'fireworks', 'co2'],
    customPrice: '1150',
    featured: true,
  },
  {
    title: 'Vetëm seti',
    type: 'STANDARD',
    description: 'Klubi ka zërin dhe dritat, ti sjell DJ-in. Tri deri në pesë orë.',
    image: 'pult-blu.webp',
    services: ['club'],
  },
  {
    title: 'Skenë në shesh',
    type: 'CUSTOM',
    description:
      'Podium, ekran, zë dhe drita për koncerte të vogla e ditë qyteti. E masim vendin dhe ta japim çmimin me shkrim.',
    image: 'ekrani-nga-afer.webp',
    services: ['screen', 'sound', 'lighting'],
    hidePrice: true,
  },
];
