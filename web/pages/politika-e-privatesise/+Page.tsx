import { LegalText } from '../../views/legal/LegalText.js';
import { privacy } from '../../views/legal/text.js';
import { agencyCall, valueOf } from '../load.js';
import { withLoads } from '../useLoads.js';

export const Page = withLoads({ agency: agencyCall('privacy') }, ({ agency }) => (
  <LegalText intro={privacy} sections={valueOf(agency)?.privacy ?? []} />
));
