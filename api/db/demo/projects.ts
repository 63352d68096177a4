import type { Demo } from './files.js';

export const demoProjects: readonly Demo<'projects'>[] = [
  {
    title: 'Klub Depo: drita për një tavan të ulët',
    location: 'Rruga Ibrahim Rugova, Tiranë',
    rig: ['12 koka lëvizëse', '2 lazerë', '4 altoparlantë', '9 ditë punë'],
    description:
      'Salla ka vetëm tre metra lartësi. I varëm kokat lëvizëse anash, lazerin te muri i fundit, dhe dritën e lamë të punojë me hazin. Sot klubi i përdor vetë, nga një tablet.',
    thumbnail: 'klip-lazer-fillimi.webp',
    media: [
      ['lazer-vjollce.webp', 'Lazeri nga muri i fundit'],
      ['salla-para-proves.webp', 'Salla para provës'],
      ['publiku-i-kuq.webp', 'Nata e hapjes'],
      ['klip-lazer.mp4', 'Prova e lazerit'],
      ['mikseri.webp', 'Mikseri i ri'],
      ['co2-blu.webp', 'CO2 në kulm'],
      ['drita-nga-afer.webp', 'Konstruksioni i vogël'],
      ['lazer-nga-afer.webp', 'Rrezet mbi pistë'],
      ['publiku-roze.webp', 'E shtuna e parë'],
    ],
  },
  {
    title: 'Skena e verës në Plazhin e Vogël',
    location: 'Dhërmi, Himarë',
    rig: ['6 metra podium', '8 altoparlantë', '2 gjeneratorë', '12 të shtuna'],
    description:
      'Dymbëdhjetë të shtuna, e njëjta skenë çdo herë e re. Podiumi qëndron mbi palë druri që rëra ta mbajë, kurse kabllot kalojnë nën të.',
    thumbnail: 'klip-publiku-fillimi.webp',
    media: [
      ['llambat.webp', 'Skena në muzg'],
      ['klip-publiku.webm', 'Publiku në rërë'],
      ['publiku-vjollce.webp', 'E shtuna e shtatë'],
      ['arkat.webp', 'Arkat para udhëtimit'],
      ['lazer-i-gjelber.webp', 'Lazer mbi det'],
    ],
  },
  {
    title: 'Salla Kristal, një sezon dasmash',
    location: 'Rruga Rinia, Elbasan',
    rig: ['16 koka lëvizëse', '6 shatërvanë shkëndijash', '2 pulte', '22 dasma'],
    description:
      'Njëzet e dy dasma në një verë. Zëri dhe dritat qëndrojnë në sallë, ne ndryshojmë ngjyrat, programin dhe këngët për çdo çift.',
    thumbnail: 'klip-vallja-fillimi.webp',
    media: [
      ['salla-e-dasmes.webp', 'Salla e shtruar'],
      ['klip-vallja.mp4', 'Vallja e parë'],
      ['shkendija-portret.webp', 'Hyrja'],
      ['torta-me-shkendija.webp', 'Torta mes shkëndijave'],
    ],
  },
  {
    title: 'Muret e Kalasë, një natë koncert',
    location: 'Kalaja e Rozafës, Shkodër',
    rig: ['20 koka lëvizëse', '320 m kabllo', '14 orë në kala', '0 gozhdë në mur'],
    description:
      'Dritë mbi gurë, pa asnjë gozhdë në mur. Konstruksioni u ngrit në mëngjes dhe u hoq po atë natë.',
    thumbnail: 'klip-shkendija-fillimi.webp',
    media: [
      ['drita-vjollce.webp', 'Dritat para koncertit'],
      ['klip-shkendija.mp4', 'Shkëndijat te kënga e fundit'],
      ['co2-vjollce.webp', 'CO2 mbi skenë'],
      ['publiku-skena.webp', 'Publiku në oborr'],
      ['shkendija-vjollce.webp', 'Kënga e fundit'],
    ],
  },
  {
    title: 'Tarraca 21',
    location: 'Blloku, Tiranë',
    rig: ['4 altoparlantë', '3 orë montim', '35 dB te fqinji'],
    description: 'Një tarracë mbi pallate: zë i drejtuar poshtë, dritë e ulët, fqinjët flenë.',
    thumbnail: 'pult-nga-afer.webp',
    media: [
      ['boksa-nga-afer.webp', 'Zëri i drejtuar poshtë'],
      ['drita-nga-poshte.webp', 'Drita e ulët'],
      ['publiku-ne-tarrace.webp', 'Mbyllja e natës'],
    ],
  },
];
