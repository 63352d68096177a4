import type { CreateOf } from '@ritmi/shared/domain/entities';
import type { UrlOf } from './files.js';
import type { DemoService } from './services.js';

/** The packages, with services by name instead of id. */
export function demoPackages(url: UrlOf) {
  const packages: (Omit<CreateOf<'packages'>, 'serviceIds'> & { services: DemoService[] })[] = [
    {
      title: 'Dasma e plotë',
      type: 'WEDDING',
      description:
        'Muzika, zëri dhe dritat për gjithë natën, reja te vallja e parë dhe shkëndijat te torta. Një çmim, një person që të përgjigjet.',
      image: url('salla-e-dasmes.webp'),
      services: ['dj', 'sound', 'lighting', 'lowFog', 'fireworks'],
      featured: true,
    },
    {
      title: 'Ditëlindje me flluska',
      type: 'BIRTHDAY',
      description:
        'Për fëmijë nga pesë vjeç e lart dhe për të rriturit që kërcejnë me ta. Pesë orë, në shtëpi ose në lokal.',
      image: url('shkendija-vjollce.webp'),
      services: ['dj', 'bubbles'],
      featured: true,
    },
    {
      title: 'Nata e maturës',
      type: 'PROM',
      description:
        'Seti fillon ngadalë dhe mbaron me CO2. Listën e këngëve e bën klasa, radhën e vendosim ne.',
      image: url('publiku-blu.webp'),
      services: ['dj', 'lighting', 'laser', 'co2'],
      featured: true,
    },
    {
      title: 'Darka e firmës',
      type: 'CORPORATE',
      description: 'Zë i pastër për fjalimet, dritë e qetë gjatë darkës, muzikë kur mbaron pjesa zyrtare.',
      image: url('publiku-ari.webp'),
      services: ['sound', 'lighting', 'dj'],
    },
    {
      title: 'Muzikë dhe zë',
      type: 'STANDARD',
      description: 'Gjëja e parë që i duhet një feste: një DJ dhe zë i mirë. Mjafton për 150 të ftuar.',
      image: url('pult-blu.webp'),
      services: ['dj', 'sound'],
    },
    {
      title: 'Skena e verës',
      type: 'PREMIUM',
      description:
        'DJ, zë, drita, lazer, shkëndija dhe CO2 për plazhe dhe sheshe. Çmim i rrumbullakosur, me montim.',
      image: url('klip-lazer.mp4'),
      services: ['dj', 'sound', 'lighting', 'laser', 'fireworks', 'co2'],
      customPrice: '1150',
      featured: true,
    },
    {
      title: 'Vetëm seti',
      type: 'STANDARD',
      description: 'Klubi ka zërin dhe dritat, ti sjell DJ-in. Tri deri në pesë orë.',
      image: url('lazer-vjollce.webp'),
      services: ['club'],
    },
    {
      title: 'Skenë në shesh',
      type: 'CUSTOM',
      description:
        'Podium, ekran, zë dhe drita për koncerte të vogla e ditë qyteti. E masim vendin dhe ta japim çmimin me shkrim.',
      image: url('drita-vjollce.webp'),
      services: ['screen', 'sound', 'lighting'],
      hidePrice: true,
    },
  ];
  return packages;
}
