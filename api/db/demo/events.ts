import type { Demo } from './files.js';

export const demoEvents: readonly Demo<'events'>[] = [
  {
    title: 'Nata e lazerit në Klub Depo',
    date: '2026-10-10',
    description: 'Hapja e sezonit të dimrit. Lumo luajti pesë orë, lazeri ndezi tavanin në orën dy.',
    featured: true,
    media: [
      ['dj-blu.webp', 'Lumo në pult, ora 23:30'],
      ['klip-lazer.mp4', 'Lazeri mbi publikun'],
      ['lazer-roze.webp', 'Tavani i ndezur në orën dy'],
      ['duart-lart.webp', 'Duart lart te refreni'],
      ['pult-nga-afer.webp', 'Pulti para hapjes'],
    ],
  },
  {
    title: 'Dasma e Anës dhe Ermalit',
    date: '2026-09-19',
    description:
      'Salla Kristal në Elbasan, 280 të ftuar. Vallja e parë mbi re, pastaj valle deri në mëngjes.',
    featured: true,
    media: [
      ['vallja-e-pare.webp', 'Vallja e parë'],
      ['salla-e-dasmes.webp', 'Salla para hyrjes së të ftuarve'],
      ['klip-vallja.mp4', 'Shkëndijat rreth çiftit'],
      ['shkendija-portret.webp', 'Hyrja e çiftit'],
      ['torta-nga-afer.webp', 'Torta, pak para mesnatës'],
    ],
  },
  {
    title: 'Mbyllja e sezonit në Dhërmi',
    date: '2026-09-05',
    description: 'Nata e fundit e verës në Plazhin e Vogël. Skena në rërë, drita mbi det.',
    featured: true,
    media: [
      ['plazhi-ne-muzg.webp', 'Plazhi në muzg'],
      ['klip-publiku.webm', 'Publiku nën rreze'],
      ['llambat.webp', 'Llambat mbi skenë'],
    ],
  },
  {
    title: 'Pesëdhjetë vjet Petrit',
    date: '2026-07-11',
    description: 'Ditëlindje në Petrelë, me këngët e viteve tetëdhjetë dhe shkëndija te torta.',
    media: [['torta-me-shkendija.webp', 'Shkëndijat te torta']],
  },
  {
    title: 'Matura 2026 në Durrës',
    date: '2026-06-20',
    description: 'Tri shkolla, një sallë, 400 maturantë. CO2 u hap te kënga që zgjodhën ata.',
    featured: true,
    media: [
      ['publiku-ari.webp', 'Maturantët përpara skenës'],
      ['co2-blu.webp', 'Shtëllunga e parë'],
      ['klip-co2.mp4', 'CO2 te refreni'],
      ['co2-vjollce.webp', 'Shtëllunga e fundit'],
    ],
  },
  {
    title: 'Festa e fundvitit në Tiranë',
    date: '2025-12-20',
    description: 'Darkë firme për 180 veta. Fjalimet zgjatën njëzet minuta, kërcimi katër orë.',
    media: [
      ['salla-e-shtruar.webp', 'Tavolinat para mbrëmjes'],
      ['drita-nga-poshte.webp', 'Dritat mbi pistë'],
      ['klip-salla.mp4', 'Salla me drita të ngrohta'],
    ],
  },
  {
    title: 'Dita e qytetit në Korçë',
    date: '2025-08-16',
    description: 'Skenë në shesh, katër grupe dhe një set mbyllës nën lazer të artë.',
    media: [
      ['sheshi.webp', 'Sheshi para setit mbyllës'],
      ['lazer-ari.webp', 'Seti mbyllës'],
      ['ekrani-dhe-publiku.webp', 'Ekrani pas grupeve'],
    ],
  },
];
