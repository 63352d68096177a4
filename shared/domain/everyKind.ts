import { z } from 'zod';
import { publicList } from './access.js';
import { group, list, media, optionalReference, references } from './composite.js';
import { defineEntity } from './entity.js';
import {
  choice,
  date,
  email,
  exactPrice,
  flag,
  image,
  longText,
  number,
  optionalText,
  order,
  phone,
  price,
  suggestion,
  text,
} from './fields.js';

const years = { least: 1900, most: 2100 };
const services = { to: 'services', read: z.array(z.looseObject({ id: z.string() })) };

/** An entity of no program, with every kind of field twice and under unusual names, for tests of all kinds. */
export const everyKind = defineEntity({
  called: { sq: 'Provë', en: 'Sample' },
  plural: { sq: 'provat', en: 'samples' },
  access: publicList,
  site: { page: '/provat' },
  titleField: 'heading',
  fields: {
    heading: text('Heading'),
    second: { ...text('Second'), isHalf: true },
    story: longText('Story'),
    legend: longText('Legend'),
    genre: suggestion('Genre', ['house']),
    mood: suggestion('Mood', ['calm']),
    size: choice('Size', ['small', 'large']),
    shade: choice('Shade', ['dark', 'light']),
    loud: { ...flag('Loud'), filter: { sq: 'Të zhurmshme', en: 'Loud' }, sign: 'star' },
    shy: { ...flag('Shy'), filter: { sq: 'Të ndrojtura', en: 'Shy' }, sign: 'hidden' },
    opened: date('Opened'),
    closed: { ...date('Closed'), sorts: 'newest' },
    fee: { ...price('Fee'), hiddenBy: 'shy' },
    deposit: exactPrice('Deposit'),
    seats: number('Seats', { least: 0, most: 500 }),
    since: number('Since', years),
    mail: email('Mail'),
    call: phone('Call'),
    photo: image('Photo'),
    logo: image('Logo'),
    reel: { ...media('Reel', 'An address is required'), mainImage: 'photo' },
    stills: media('Stills', 'An address is required'),
    tags: list('Tags', text('Tag')),
    steps: list('Steps', text('Step')),
    hero: group('Hero', { heading: optionalText('Heading'), picture: image('Picture') }),
    place: group('Place', { street: optionalText('Street'), city: optionalText('City') }),
    facts: list('Facts', group('Fact', { label: text('Label'), value: optionalText('Value') })),
    shows: list(
      'Shows',
      group('Show', {
        title: text('Title'),
        poster: image('Poster'),
        cast: list('Cast', text('Actor')),
        clips: media('Clips', 'An address is required'),
      }),
    ),
    guestId: optionalReference('Guest', 'services'),
    rivalId: optionalReference('Rival', 'services'),
    usesIds: references('Uses', { ...services, readAs: 'uses', noneChosen: 'Choose one' }),
    likesIds: references('Likes', { ...services, readAs: 'likes', noneChosen: 'Choose one' }),
    rank: order(),
    kept: { ...optionalText('Kept'), isHalf: true },
  },
  columns: ['size', 'fee', 'reel', 'rank'],
});
