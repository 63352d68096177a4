import { plainText } from '@ritmi/shared/domain/content';
import { formatDate, toDay } from '@ritmi/shared/domain/time/date';
import { mainImage } from '@ritmi/shared/domain/media';
import { newestFirst } from '@ritmi/shared/domain/order';
import { itemsOf } from '../listPart.js';
import { listOf } from '../load.js';
import type { MetadataOf } from '../metadata.js';
import { wholeAddress } from '../seo.js';
import type { Page } from './+Page.js';

export const metadata: MetadataOf<typeof Page> = {
  share: ({ data, language }) => {
    const [newest] = newestFirst(listOf(itemsOf(data.events)));
    if (!newest) return {};
    const { title, date, image, media } = newest;
    return { line: `${plainText(title)}, ${formatDate(date, language)}`, picture: mainImage(image, media) };
  },
  jsonLd: (pageContext) => {
    const { data, agency } = pageContext;
    return listOf(itemsOf(data.events)).map(({ title, date, description, image, media }) => {
      const shown = wholeAddress(pageContext, mainImage(image, media));
      return {
        '@type': 'Event',
        name: plainText(title),
        startDate: toDay(date),
        description: plainText(description),
        ...(shown && { image: shown }),
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        organizer: {
          '@type': 'Organization',
          name: agency?.name,
          url: pageContext.renderRequest?.publicUrl ?? '',
        },
      };
    });
  },
};
