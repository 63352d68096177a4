import type { Connection } from '@ritmi/shared/client/request';
import { resource } from '@ritmi/shared/client/resource';
import type { KnownPlayer } from '@ritmi/shared/domain/artists/players';

/** Loads the artists that these documents name; asks for nothing where they name none. */
export async function playersIn(
  api: Connection,
  documents: readonly { readonly artistIds: readonly string[] }[],
): Promise<readonly KnownPlayer[]> {
  const ids = [...new Set(documents.flatMap(({ artistIds }) => artistIds))];
  return ids.length > 0 ? (await resource(api, 'artists').list({ ids })).value : [];
}
