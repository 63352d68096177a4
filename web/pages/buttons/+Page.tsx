import { Container, EmptyState, PageIntro } from '@ritmi/shared/ui/Block';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { BackButton } from '../../layout/BackButton.js';
import { ButtonDirectory, type SavedButton } from '../../views/buttons/ButtonDirectory.js';
import { text } from '../../views/buttons/text.js';
import { hasTexts, useSavedList } from '../savedList.js';

const isButton = (value: unknown): value is SavedButton => hasTexts(value, ['text', 'path', 'category']);

export function Page() {
  const { t } = useLanguage();
  return (
    <>
      <BackButton />
      <PageIntro text={text} />
      <ButtonDirectory buttons={useSavedList('buttons', isButton)} />
      <noscript>
        <Container>
          <EmptyState>{t(text.needsScript)}</EmptyState>
        </Container>
      </noscript>
    </>
  );
}
