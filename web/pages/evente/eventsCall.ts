import type { ListQuery } from '@ritmi/shared/client/resource';
import { nightKinds } from '@ritmi/shared/domain/enquiry/request';
import { shownEvent } from '@ritmi/shared/domain/events/schema';
import { partCall } from '../listPart.js';
import { withPlayersIn } from '../playersIn.js';

const part = partCall('events', {
  size: 24,
  sort: 'newest',
  toShown: (event) => event,
  chosen: ({ lloji }) => kindIn(lloji),
});

function kindIn(given: string | undefined): ListQuery<'events'>['chosen'] {
  const kind = nightKinds.find((each) => each === given);
  return kind && { kind };
}

/** A page of the events, with the artists who played. */
export const eventsCall = withPlayersIn(part, shownEvent);
