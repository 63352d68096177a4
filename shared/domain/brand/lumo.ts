import type { Message } from '../language.js';
import { clips, pictures } from './pictures.js';

const dj: Message = { sq: 'DJ', en: 'DJ' };
const lighting: Message = { sq: 'Ndriçim', en: 'Lighting' };
const bubbles: Message = { sq: 'Flluska', en: 'Bubbles' };
const clubDj: Message = { sq: 'DJ në klub', en: 'Club DJ' };

/** The club DJ. Only his page has venues, mashups and equipment. */
export const lumo = {
  pageTitle: { sq: 'DJ Lumo: house, afro dhe mashup-e', en: 'DJ Lumo: house, afro and mashups' },
  pageDescription: {
    sq: 'DJ Lumo luan house, afro dhe mashup-e shqip në klube, plazhe e festa që nga viti 2017. Dëgjo, shiko dhe rezervo datën.',
    en: 'DJ Lumo has played house, afro and Albanian mashups in clubs, on beaches and at parties since 2017. Listen, watch and book.',
  },
  poster: pictures.djBlue,
  facts: [
    { label: { sq: 'Vendndodhja', en: 'Location' }, value: { sq: 'Tiranë', en: 'Tirana' } },
    {
      label: { sq: 'Zhanri', en: 'Genre' },
      value: { sq: 'House, afro, mashup', en: 'House, afro, mashup' },
    },
    {
      label: { sq: 'Lloji', en: 'Type' },
      value: { sq: 'Klub, festival, festë', en: 'Club, festival, party' },
    },
    { label: { sq: 'Në pult', en: 'Behind the decks' }, value: { sq: 'që nga 2017', en: 'since 2017' } },
  ],
  biography: [
    {
      sq: 'Lumo e nisi karrierën në vitin 2017, në një tarracë të Tiranës me një mikser të huazuar dhe njëzet njerëz përpara. Sot luan nga Shkodra në Sarandë, verës në plazh e dimrit në klub.',
      en: 'Lumo started his career in 2017 on a terrace in Tirana, with a borrowed mixer and twenty people in front of him. Today he plays from Shkodra to Saranda, on the beach in summer and in clubs in winter.',
    },
    {
      sq: 'Seti i tij fillon ngadalë. House i ngrohtë, pastaj afro, pastaj një refren shqip që e njeh e gjithë salla. Mashup-et i bën vetë, një javë para çdo nate, sipas vendit dhe njerëzve.',
      en: 'His set starts slowly. Warm house, then afro, then an Albanian chorus that the whole room knows. He makes the mashups himself, a week before each night, for the place and its people.',
    },
    {
      sq: 'Para eventit flet me ty për muzikën, hyrjet dhe orarin. Në mbrëmje vjen dy orë më herët, provon zërin dhe dritat, dhe deri në këngën e fundit e ka syrin te pista.',
      en: 'Before the event he talks with you about the music, the entrances and the timing. In the evening he comes two hours early, checks sound and lights, and keeps his eyes on the dance floor until the last song.',
    },
  ],
  venues: [
    'Tarraca 21, Tiranë',
    'Klub Depo, Tiranë',
    'Plazhi i Vogël, Dhërmi',
    'Salla Lira, Durrës',
    'Porti 9, Vlorë',
    'Oborri, Shkodër',
    'Shtëpia e Dritës, Korçë',
    'Molo, Sarandë',
  ],
  mashups: [
    {
      title: 'Vera nuk ikën',
      note: { sq: 'Afro mbi një refren plazhi, 122 BPM', en: 'Afro over a beach chorus, 122 BPM' },
      url: 'https://soundcloud.com/djlumo-example/vera-nuk-iken',
      cover: pictures.laserTeal,
    },
    {
      title: 'Tirana 02:00',
      note: { sq: 'Mashup house me bas të gjatë', en: 'House mashup with a long bass line' },
      url: 'https://soundcloud.com/djlumo-example/tirana-0200',
      cover: pictures.crowdMagenta,
    },
    {
      title: 'Valle në katër kohë',
      note: { sq: 'Edit i një valleje të vjetër për klub', en: 'Club edit of an old circle dance' },
      url: 'https://soundcloud.com/djlumo-example/valle-ne-kater-kohe',
      cover: pictures.laserAmber,
    },
    {
      title: 'Mëngjes në Dhërmi',
      note: { sq: 'Edit melodik për orën e fundit', en: 'Melodic edit for the last hour' },
      url: 'https://soundcloud.com/djlumo-example/mengjes-ne-dhermi',
      cover: pictures.sparksGold,
    },
  ],
  performances: [
    {
      title: { sq: 'Nata e lazerit', en: 'Laser night' },
      place: 'Klub Depo, Tiranë',
      day: '2026-10-10',
      clip: clips.club,
      services: [dj, lighting, clubDj],
    },
    {
      title: { sq: 'Mbyllja e sezonit', en: 'Season closing' },
      place: 'Plazhi i Vogël, Dhërmi',
      day: '2026-09-05',
      clip: clips.beach,
      services: [dj, lighting, bubbles],
    },
    {
      title: { sq: 'Festa e maturës', en: 'Prom night' },
      place: 'Salla Lira, Durrës',
      day: '2026-06-20',
      clip: clips.smoke,
      services: [dj, lighting, bubbles],
    },
  ],
  gallery: [
    clips.stage,
    pictures.decksDetail,
    pictures.handsBlue,
    pictures.laserDetail,
    pictures.ledDetail,
    pictures.trussDetail,
  ],
  equipment: [
    {
      title: { sq: 'Pulti', en: 'Decks' },
      pieces: [
        { sq: 'Dy lexues CDJ-3000', en: 'Two CDJ-3000 players' },
        { sq: 'Mikser DJM-900NXS2 me katër kanale', en: 'Four-channel DJM-900NXS2 mixer' },
        { sq: 'Kufje HDJ-X10 dhe një palë rezervë', en: 'HDJ-X10 headphones and a spare pair' },
        { sq: 'Kontroller DDJ-FLX10 për tarraca të vogla', en: 'DDJ-FLX10 controller for small terraces' },
      ],
    },
    {
      title: { sq: 'Softueri', en: 'Software' },
      pieces: [
        { sq: 'rekordbox për bibliotekën dhe përgatitjen', en: 'rekordbox for the library and preparation' },
        { sq: 'Ableton Live për mashup-e dhe edit-e', en: 'Ableton Live for mashups and edits' },
        { sq: 'Dy kopje të setit në USB të ndara', en: 'Two copies of the set on separate USB sticks' },
      ],
    },
  ],
};

export type ClubDjProfile = typeof lumo;
