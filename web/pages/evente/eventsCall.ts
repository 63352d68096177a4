import { type ListQuery, resource } from '@ritmi/shared/client/resource';
import { type NightKind, nightKinds } from '@ritmi/shared/domain/enquiry/request';
import { shownEvent } from '@ritmi/shared/domain/events/schema';
import { type ListPart, partCall } from '../listPart.js';
import type { LoadCall } from '../load.js';

const part = partCall('events', {
  size: 8,
  sort: 'newest',
  toShown: (event) => event,
  chosen: ({ lloji }) => kindIn(lloji),
});

function kindIn(given: string | undefined): ListQuery<'events'>['chosen'] {
  const kind = nightKinds.find((each) => each === given);
  return kind && { kind };
}

/** The kinds of which there are events, in the order of the form. */
export const kindsCall: LoadCall<readonly NightKind[]> = async (api) => {
  const { list } = resource(api, 'events');
  const found = await Promise.all(
    nightKinds.map(async (kind) =>
      (await list({ limit: 1, chosen: { kind } })).value.length > 0 ? [kind] : [],
    ),
  );
  return { value: found.flat() };
};

/** A page of the events, with the artists who played. */
export const eventsCall: LoadCall<ListPart<ReturnType<typeof shownEvent>>> = async (api, pageContext) => {
  const { value } = await part(api, pageContext);
  const ids = [...new Set(value.items.flatMap(({ artistIds }) => artistIds))];
  const artists = ids.length > 0 ? (await resource(api, 'artists').list({ ids })).value : [];
  return { value: { ...value, items: value.items.map((event) => shownEvent(event, artists)) } };
};
