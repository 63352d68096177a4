import { pictureNamed } from '@ritmi/shared/domain/sitePictures';
import { ButtonLink } from '@ritmi/shared/ui/Button';
import { failedPage } from '@ritmi/shared/ui/ErrorScreen';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Picture } from '@ritmi/shared/ui/media/Picture';
import { RingOfLights } from '@ritmi/shared/ui/Ring';
import { usePageContext } from 'vike-react/usePageContext';
import { isMissing, text } from './notFound.js';
import { Scene, Text } from './scene.js';

/** Twelve dots, one of them dark. */
const dots = Array.from({ length: 12 }, (_, index) => index !== 1);

export function Page() {
  const { is404, abortReason } = usePageContext();
  const { t, to } = useLanguage();
  if (!is404) {
    return (
      <Text role="alert">
        <h1>{failedPage.title}</h1>
        <p>{failedPage.advice}</p>
        <ButtonLink href="">{failedPage.refresh}</ButtonLink>
      </Text>
    );
  }
  const reason = isMissing(abortReason) ? abortReason : null;
  return (
    <Scene>
      <Picture src={pictureNamed('truss-violet')} alt="" sizes="max(100vw, 150vh)" ratio="auto" first />
      <RingOfLights lit={dots} />
      <Text>
        <h1>{t(reason ? reason.missing : text.notFound)}</h1>
        {!reason && <p>{t(text.hint)}</p>}
        <ButtonLink href={to(reason ? reason.path : '/')}>{t(reason ? reason.back : text.home)}</ButtonLink>
      </Text>
    </Scene>
  );
}
