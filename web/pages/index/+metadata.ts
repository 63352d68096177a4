import { linksOf } from '@ritmi/shared/domain/agency/agency';
import { phoneE164 } from '@ritmi/shared/domain/contact/phone';
import { mapsAddress } from '@ritmi/shared/domain/contact/rules';
import { plainText } from '@ritmi/shared/domain/content';
import { fromPrice } from '../../views/packages/text.js';
import { listOf } from '../load.js';
import type { MetadataOf } from '../metadata.js';
import { wholeAddress } from '../seo.js';
import type { Page } from './+Page.js';

export const metadata: MetadataOf<typeof Page> = {
  share: ({ data, agency, shell }) => ({
    title: agency?.tagline,
    line: fromPrice(
      listOf(data.packages).map(({ price }) => price.total),
      shell?.agency.lekPerEuro,
    ),
  }),
  jsonLd: (pageContext, { path }) => {
    const { renderRequest, agency } = pageContext;
    if (!agency) return [];
    const { fallback, place } = agency;
    return [
      {
        '@type': 'LocalBusiness',
        name: agency.name,
        description: plainText(agency.description),
        url: renderRequest?.publicUrl ?? '',
        image: wholeAddress(pageContext, path),
        ...(agency.logo && { logo: wholeAddress(pageContext, agency.logo) }),
        telephone: phoneE164(fallback.phone) ?? fallback.phone,
        hasMap: mapsAddress(fallback.address),
        email: fallback.email,
        address: {
          '@type': 'PostalAddress',
          streetAddress: place.street,
          addressLocality: place.city,
          addressCountry: place.country,
        },
        ...(place.latitude !== null &&
          place.longitude !== null && {
            geo: { '@type': 'GeoCoordinates', latitude: place.latitude, longitude: place.longitude },
          }),
        sameAs: linksOf(agency.social).flatMap(({ network, url }) => (network === 'maps' ? [] : [url])),
      },
    ];
  },
};
