import { PageHead } from '@ritmi/shared/ui/Block';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { BackButton } from '../../layout/BackButton.js';
import { LegacyList, type SavedService } from '../../views/legacy/LegacyList.js';
import { type LegacyPage, legacyPages } from '../../views/legacy/text.js';
import { hasTexts } from '../savedList.js';
import { useSavedList } from '../useSavedList.js';

const isService = (value: unknown): value is SavedService => hasTexts(value, ['title', 'description']);

/** What the four pages under /sherbime/ have in common. */
export function LegacyServices({ page }: { readonly page: LegacyPage }) {
  const { t } = useLanguage();
  const { heading, lead } = legacyPages[page];
  const services = useSavedList(`${page}Services`, isService);
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
