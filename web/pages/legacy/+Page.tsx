import { PageIntro } from '@ritmi/shared/ui/Block';
import { usePageContext } from 'vike-react/usePageContext';
import { BackButton } from '../../layout/BackButton.js';
import { LegacyList, type SavedService } from '../../views/legacy/LegacyList.js';
import { legacyPageOf } from '../../views/legacy/text.js';
import { hasTexts, useSavedList } from '../savedList.js';

const isService = (value: unknown): value is SavedService => hasTexts(value, ['title', 'description']);

export function Page() {
  const { routeParams } = usePageContext();
  return (
    <>
      <BackButton path="/sherbime" />
      <PageIntro text={legacyPageOf(routeParams)} />
      <LegacyList services={useSavedList(`${routeParams.page}Services`, isService)} />
    </>
  );
}
