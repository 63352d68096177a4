import type { z } from 'zod';
import { anyone, signedIn } from '../access.js';
import { group, list } from '../composite.js';
import { defineSingle } from '../entity.js';
import { email, flag, image, longText, optionalLongText, optionalText, phone, text } from '../fields.js';
import { defaults } from './defaults.js';
import { amount, degrees, distinct, link, orderedChoice, pagePath, preset, wrapped } from './fields.js';
import { translatable } from '../translations/translatable.js';
import { homeSections } from './sections.js';

const { hero, social, place, fallback, lek } = defaults;

const sections = (label: string) =>
  list(
    label,
    group('Section', {
      heading: translatable(wrapped(text('Heading')), 'Titulli'),
      text: translatable(longText('Text'), 'Përmbajtja'),
    }),
    40,
  );

/** What the agency says about itself on every page (contract, Settings of the site). */
export const settings = defineSingle({
  called: { sq: 'Cilësimet', en: 'Settings' },
  plural: { sq: 'cilësimet', en: 'settings' },
  access: { read: anyone, update: signedIn },
  site: { page: '/' },
  titleField: 'name',
  unseen: ['greeting', 'place', 'seo', 'offerTerms'],
  fields: {
    name: preset({ ...text('Name', 60), isHalf: true }, defaults.name),
    tagline: translatable(
      preset(wrapped({ ...optionalText('Tagline'), isHalf: true }), defaults.tagline),
      'Slogani',
    ),
    description: translatable(preset(optionalLongText('Description'), defaults.description), 'Përshkrimi'),
    logo: preset(image('Logo'), defaults.logo),
    hero: group('Hero', {
      heading: translatable(preset(wrapped(text('Heading')), hero.heading), 'Titulli'),
      lead: translatable(preset(optionalLongText('Lead'), hero.lead), 'Hyrja'),
      picture: preset(image('Picture'), hero.picture),
      upright: preset(image('Upright picture'), hero.upright),
      film: preset(image('Film'), hero.film),
    }),
    homeSections: preset(
      orderedChoice('Sections of the home page', {
        label: 'Section',
        values: homeSections,
        valueLabels: {
          packages: 'Packages',
          proof: 'Numbers',
          services: 'Services',
          artists: 'Artists',
          voices: 'Voices of clients',
          events: 'Events',
          questions: 'Questions',
        },
      }),
      defaults.homeSections,
    ),
    proof: list(
      'Numbers',
      group('Number', {
        value: optionalText('Value', 20),
        label: translatable(wrapped(text('What it counts')), 'Çfarë numëron'),
      }),
      20,
    ),
    voices: list(
      'Voices',
      group('Voice', {
        quote: translatable(longText('Quote'), 'Citimi'),
        name: translatable(text('Name'), 'Emri'),
        occasion: translatable(wrapped(optionalText('Occasion')), 'Rasti'),
      }),
      30,
    ),
    questions: list(
      'Questions',
      group('Question', {
        question: translatable(wrapped(text('Question')), 'Pyetja'),
        answer: translatable(longText('Answer'), 'Përgjigjja'),
      }),
      60,
    ),
    social: group('Social networks', {
      instagram: preset(link('Instagram'), social.instagram),
      tiktok: preset(link('TikTok'), social.tiktok),
      soundcloud: preset(link('SoundCloud'), social.soundcloud),
      facebook: preset(link('Facebook'), social.facebook),
      youtube: preset(link('YouTube'), social.youtube),
      maps: preset(link('Google Maps'), social.maps),
    }),
    place: group('Place', {
      street: preset(wrapped(optionalText('Street')), place.street),
      city: preset({ ...optionalText('City'), isHalf: true }, place.city),
      country: preset({ ...optionalText('Country', 60), isHalf: true }, place.country),
      latitude: preset({ ...degrees('Latitude', 90), isHalf: true }, place.latitude),
      longitude: preset({ ...degrees('Longitude', 180), isHalf: true }, place.longitude),
    }),
    fallback: group('Contact while there are no entries', {
      phone: preset({ ...phone('Phone'), isHalf: true }, fallback.phone),
      email: preset({ ...email('E-mail'), isHalf: true }, fallback.email),
      address: preset(wrapped(optionalText('Address')), fallback.address),
    }),
    discountPerService: amount('Discount per service', defaults.discountPerService),
    lek: group('Prices in lek', {
      shown: preset(flag('Shown'), lek.shown),
      perEuro: amount('Lek per euro', lek.perEuro, { isPositive: true }),
    }),
    priceNotice: translatable(
      preset(optionalLongText('Price notice'), defaults.priceNotice),
      'Shënimi për çmimet',
    ),
    greeting: preset(wrapped(optionalText('Opening words of the WhatsApp message')), defaults.greeting),
    seo: distinct(
      list(
        'Search engines',
        group('Page', {
          path: pagePath('Path'),
          title: translatable(wrapped(optionalText('Title', 75)), 'Titulli'),
          description: translatable(wrapped(optionalText('Description', 200)), 'Përshkrimi'),
          picture: image('Picture'),
        }),
        60,
      ),
      'path',
    ),
    terms: preset(sections('Terms of service'), defaults.terms),
    offerTerms: sections('Terms of offers'),
    privacy: preset(sections('Privacy policy'), defaults.privacy),
  },
});

export type Settings = z.output<typeof settings.document>;
