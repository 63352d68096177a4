import { LegalText } from '../../views/legal/LegalText.js';
import { terms } from '../../views/legal/text.js';
import { agencyCall, valueOf } from '../load.js';
import { withLoads } from '../useLoads.js';

export const Page = withLoads({ agency: agencyCall('terms') }, ({ agency }) => (
  <LegalText intro={terms} sections={valueOf(agency)?.terms ?? []} />
));
