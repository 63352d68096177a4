import { ButtonLink } from '@ritmi/shared/ui/Button';
import { failedPage } from '@ritmi/shared/ui/ErrorScreen';
import { usePageContext } from 'vike-react/usePageContext';
import { NotFound } from './NotFoundScene.js';
import { isMissing } from './notFound.js';
import { Text } from './scene.js';

export function Page() {
  const { is404, abortReason } = usePageContext();
  if (is404) return <NotFound reason={isMissing(abortReason) ? abortReason : null} />;
  return (
    <Text role="alert">
      <h1>{failedPage.title}</h1>
      <p>{failedPage.advice}</p>
      <ButtonLink href="">{failedPage.refresh}</ButtonLink>
    </Text>
  );
}
