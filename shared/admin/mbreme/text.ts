import type { Message } from '@ritmi/shared/domain/language';

export const nightText = {
  title: { sq: 'Mbrëmë', en: 'Last night' },
  photos: { sq: 'Fotot', en: 'Photos' },
  choose: { sq: 'Zgjidh fotot', en: 'Choose the photos' },
  chooseMore: { sq: 'Shto të tjera', en: 'Add more' },
  chooseHint: {
    sq: 'Njëzet janë mjaft. Data lexohet prej tyre.',
    en: 'Twenty are enough. The date is read from them.',
  },
  main: { sq: 'Kryesorja', en: 'Main' },
  makeMain: (place: number): Message => ({
    sq: `Bëje kryesore foton ${place}`,
    en: `Make photo ${place} the main one`,
  }),
  isMain: (place: number): Message => ({
    sq: `Fotoja ${place} është kryesorja`,
    en: `Photo ${place} is the main one`,
  }),
  remove: (place: number): Message => ({ sq: `Hiqe foton ${place}`, en: `Remove photo ${place}` }),
  isSent: { sq: 'U ngarkua', en: 'Uploaded' },
  captions: { sq: 'Mbishkrimet, po të duash', en: 'Captions, if you like' },
  caption: (place: number): Message => ({ sq: `Mbishkrimi ${place}`, en: `Caption ${place}` }),
  kind: { sq: 'Çfarë nate', en: 'Kind of night' },
  town: { sq: 'Qyteti', en: 'Town' },
  otherTown: { sq: 'Qytet ose sallë tjetër', en: 'Another town or venue' },
  heading: { sq: 'Titulli', en: 'Title' },
  description: { sq: 'Përshkrimi', en: 'Description' },
  date: { sq: 'Nata', en: 'Night' },
  guess: {
    sq: 'Me hamendje: fotot nuk thonë kur u bënë.',
    en: 'A guess: the photos do not say when they were taken.',
  },
  notShared: {
    sq: 'Nga ç’ndave nuk erdhi asgjë: ose telefoni nuk ka vend, ose nuk ishin as foto, as video. Zgjidhi këtu.',
    en: 'Nothing of what you shared arrived: the phone has no room, or there were neither photos nor videos. Choose them here.',
  },
  publish: { sq: 'Publiko', en: 'Publish' },
  reading: { sq: 'Po lexohen fotot…', en: 'Reading the photos…' },
  count: (count: number): Message => ({
    sq: `${count} foto`,
    en: count === 1 ? '1 photo' : `${count} photos`,
  }),
  sending: (place: number, count: number): Message => ({
    sq: `Po ngarkohet fotoja ${place} nga ${count}`,
    en: `Uploading photo ${place} of ${count}`,
  }),
  photo: (place: number, name: string): Message => ({
    sq: `Fotoja ${place}: ${name}`,
    en: `Photo ${place}: ${name}`,
  }),
  saving: { sq: 'Po ruhet nata', en: 'Saving the night' },
  cancel: { sq: 'Ndalo', en: 'Stop' },
  noPhotos: { sq: 'Zgjidh të paktën një foto.', en: 'Choose at least one photo.' },
  noTitle: { sq: 'Zgjidh llojin e natës, ose shkruaj një titull.', en: 'Choose the kind, or write a title.' },
  noDate: { sq: 'Shkruaj kur ishte nata.', en: 'Say when it was.' },
  noDescription: { sq: 'Shkruaj një fjali.', en: 'Write a sentence.' },
  noFurther: { sq: 'Plotëso fushat e fundit.', en: 'Fill in the last fields.' },
  tooMany: (count: number): Message => ({
    sq: `Një event mban deri në ${count} foto; të tjerat u lanë jashtë.`,
    en: `An event has up to ${count} photos; the others were left out.`,
  }),
  notPhotos: (names: string): Message => ({
    sq: `Nuk janë as foto, as video: ${names}`,
    en: `Neither photos nor videos: ${names}`,
  }),
} satisfies Record<string, Message | ((...values: never[]) => Message)>;

/** After the night is published. */
export const publishedText = {
  done: { sq: 'U publikua', en: 'Published' },
  queued: { sq: 'Pret rrjetin', en: 'Waiting for the network' },
  queuedNote: {
    sq: 'Fotot dhe nata u ruajtën këtu. Dërgohen vetë, një herë të vetme, sapo të ketë rrjet.',
    en: 'The photos and the night are stored here. They are sent by themselves, once, as soon as there is a network.',
  },
  show: { sq: 'Shih në faqe', en: 'Show on site' },
  couple: { sq: 'Dërgoja çiftit', en: 'Send it to the couple' },
  coupleNote: {
    sq: 'Një foto për WhatsApp-in e tyre, me titullin dhe datën, dhe lidhja për në faqe.',
    en: 'A picture for their WhatsApp with title and date, and the link to the site.',
  },
  share: { sq: 'Dërgo foton dhe lidhjen', en: 'Send picture and link' },
  copy: { sq: 'Kopjo lidhjen', en: 'Copy link' },
  copied: { sq: 'Lidhja u kopjua', en: 'Link copied' },
  notCopied: { sq: 'Lidhja nuk u kopjua', en: 'The link could not be copied' },
  store: { sq: 'Ruaj foton', en: 'Save picture' },
  picture: (title: string): Message => ({
    sq: `Fotoja për t’u dërguar: ${title}`,
    en: `Picture to send: ${title}`,
  }),
  another: { sq: 'Një tjetër', en: 'Another one' },
} satisfies Record<string, Message | ((...values: never[]) => Message)>;
