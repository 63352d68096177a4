import { PageHead } from '@ritmi/shared/ui/Block';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { usePageContext } from 'vike-react/usePageContext';
import { BackButton } from '../../layout/BackButton.js';
import { LegacyList, type SavedService } from '../../views/legacy/LegacyList.js';
import { legacyPageOf } from '../../views/legacy/text.js';
import { hasTexts } from '../savedList.js';
import { useSavedList } from '../useSavedList.js';

const isService = (value: unknown): value is SavedService => hasTexts(value, ['title', 'description']);

export function Page() {
  const { t } = useLanguage();
  const { routeParams } = usePageContext();
  const { heading, lead } = legacyPageOf(routeParams);
  const services = useSavedList(`${routeParams.page}Services`, isService);
  return (
    <>
      <BackButton path="/sherbime" />
      <PageHead>
        <h1>{t(heading)}</h1>
        <p>{t(lead)}</p>
      </PageHead>
      <LegacyList services={services ?? []} />
    </>
  );
}
