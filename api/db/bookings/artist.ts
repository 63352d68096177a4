import { textIn } from '@ritmi/shared/domain/values';
import type { Reader, Stored } from '../collection.js';
import { modelNamed } from '../normalize.js';
import { shownTo } from '../publishing/visible.js';
import type { Chosen } from './needs.js';

/** The name of the artist who is asked for; '' without one, and where the reader does not see the artist. */
export async function artistNameOf({ artistId }: Pick<Chosen, 'artistId'>, reader: Reader): Promise<string> {
  if (!artistId) return '';
  const found = await modelNamed('artists')
    .findOne({ _id: artistId, ...shownTo(reader, 'artists') }, { stageName: 1 })
    .lean<Stored>();
  return found ? textIn(found, 'stageName') : '';
}
