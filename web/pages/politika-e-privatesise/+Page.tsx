import { LegalText } from '../../views/legal/LegalText.js';
import { privacy } from '../../views/legal/text.js';

export function Page() {
  return <LegalText document={privacy} />;
}
