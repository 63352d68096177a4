import type { Connection } from '@ritmi/shared/client/request';
import { resource } from '@ritmi/shared/client/resource';
import type { KnownPlayer } from '@ritmi/shared/domain/artists/players';
import type { ListPart } from './listPart.js';
import type { LoadCall } from './load.js';

type Played = { readonly artistIds: readonly string[] };

/** Loads the artists that these documents name; asks for nothing where they name none. */
export async function playersIn(
  api: Connection,
  documents: readonly Played[],
): Promise<readonly KnownPlayer[]> {
  const ids = [...new Set(documents.flatMap(({ artistIds }) => artistIds))];
  return ids.length > 0 ? (await resource(api, 'artists').list({ ids })).value : [];
}

/** A page of a list, whose entries are shown with the artists who played. */
export function withPlayersIn<D extends Played, R>(
  part: LoadCall<ListPart<D>>,
  toShown: (document: D, known: readonly KnownPlayer[]) => R,
): LoadCall<ListPart<R>> {
  return async (api, pageContext) => {
    const { value } = await part(api, pageContext);
    const artists = await playersIn(api, value.items);
    return { value: { ...value, items: value.items.map((each) => toShown(each, artists)) } };
  };
}
