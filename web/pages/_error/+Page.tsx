import { pictures } from '@ritmi/shared/domain/brand/pictures';
import { ButtonLink } from '@ritmi/shared/ui/Button';
import { failedPage } from '@ritmi/shared/ui/ErrorScreen';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { usePageContext } from 'vike-react/usePageContext';
import { isMissing, text } from './notFound.js';
import { Backdrop, Gap, Scene, Words } from './scene.js';

/** One dot short of a ring. */
const broken = Array.from({ length: 12 }, (_, index) => index !== 1);

export function Page() {
  const { is404, abortReason } = usePageContext();
  const { t, to } = useLanguage();
  if (!is404) {
    return (
      <Words role="alert">
        <h1>{failedPage.title}</h1>
        <p>{failedPage.advice}</p>
        <ButtonLink href="">{failedPage.refresh}</ButtonLink>
      </Words>
    );
  }
  const reason = isMissing(abortReason) ? abortReason : null;
  return (
    <Scene>
      <Backdrop src={pictures.trussViolet} alt="" sizes="max(100vw, 150vh)" ratio="auto" first />
      <Gap lit={broken} />
      <Words>
        <h1>{t(reason ? reason.missing : text.notFound)}</h1>
        {!reason && <p>{t(text.hint)}</p>}
        <ButtonLink href={to(reason ? reason.path : '/')}>{t(reason ? reason.back : text.home)}</ButtonLink>
      </Words>
    </Scene>
  );
}
