import { DjPage } from '../../views/dj/DjPage.js';
import { artistCall, valueOf } from '../load.js';
import { withLoads } from '../useLoads.js';

export const Page = withLoads({ artist: artistCall('DJ-Lumo') }, ({ artist }) => (
  <DjPage artist={valueOf(artist)} />
));
