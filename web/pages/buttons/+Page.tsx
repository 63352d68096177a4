import { Container, PageHead, EmptyState } from '@ritmi/shared/ui/Block';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { BackButton } from '../../layout/BackButton.js';
import { ButtonDirectory, type SavedButton } from '../../views/buttons/ButtonDirectory.js';
import { text } from '../../views/buttons/text.js';
import { hasTexts } from '../savedList.js';
import { useSavedList } from '../useSavedList.js';

const isButton = (value: unknown): value is SavedButton => hasTexts(value, ['text', 'path', 'category']);

export function Page() {
  const { t } = useLanguage();
  const buttons = useSavedList('buttons', isButton);
  return (
    <>
      <BackButton />
      <PageHead>
        <h1>{t(text.heading)}</h1>
        <p>{t(text.lead)}</p>
      </PageHead>
      <ButtonDirectory buttons={buttons ?? []} />
      <noscript>
        <Container>
          <EmptyState>{t(text.needsScript)}</EmptyState>
        </Container>
      </noscript>
    </>
  );
}
