import { brand } from '@ritmi/shared/domain/brand/brand';
import { phoneE164 } from '@ritmi/shared/domain/contact/phone';
import { mapsAddress } from '@ritmi/shared/domain/contact/rules';
import { fromPrice } from '../../views/packages/text.js';
import { listOf } from '../load.js';
import type { MetadataOf } from '../metadata.js';
import type { Page } from './+Page.js';

const { contact, place } = brand;

export const metadata: MetadataOf<typeof Page> = {
  share: ({ data }) => ({
    title: brand.tagline,
    line: fromPrice(listOf(data.packages).map(({ price }) => price.total)),
  }),
  jsonLd: ({ language, site, share }) => {
    const origin = site?.publicUrl ?? '';
    return [
      {
        '@type': 'LocalBusiness',
        name: brand.name,
        description: brand.description[language],
        url: origin,
        image: `${origin}${share?.path ?? brand.logo}`,
        logo: `${origin}${brand.logo}`,
        telephone: phoneE164(contact.phone) ?? contact.phone,
        hasMap: mapsAddress(contact.address),
        email: contact.email,
        address: {
          '@type': 'PostalAddress',
          streetAddress: place.street,
          addressLocality: place.city,
          addressCountry: place.country,
        },
        geo: { '@type': 'GeoCoordinates', latitude: place.latitude, longitude: place.longitude },
        sameAs: brand.social.filter(({ network }) => network !== 'maps').map(({ url }) => url),
      },
    ];
  },
};
