import { LegalText } from '../../views/legal/LegalText.js';
import { terms } from '../../views/legal/text.js';

export function Page() {
  return <LegalText document={terms} />;
}
