import { useData } from 'vike-react/useData';
import { LegalText } from '../../views/legal/LegalText.js';
import { privacy } from '../../views/legal/text.js';
import type { Data } from '../todayData.js';

export function Page() {
  const { today } = useData<Data>();
  return <LegalText document={privacy} today={today} />;
}
