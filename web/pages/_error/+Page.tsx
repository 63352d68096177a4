import { styled } from 'styled-components';
import { Container } from '@ritmi/shared/ui/Block';
import { ButtonLink } from '@ritmi/shared/ui/Button';
import { failedPage } from '@ritmi/shared/ui/ErrorScreen';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, layout, print, space, type } from '@ritmi/shared/ui/tokens';
import { usePageContext } from 'vike-react/usePageContext';
import { isMissing, text } from './notFound.js';

const Words = styled(Container)`
  display: grid;
  align-content: end;
  justify-items: start;
  gap: ${space(6)};
  min-height: 72svh;
  padding-block: calc(${layout.headerHeight} + ${space(10)}) ${space(10)};
  ${print} {
    min-height: 0;
  }
  h1 {
    max-width: 12em;
    font-size: ${type.size.h1};
  }
  p {
    max-width: 37em;
    color: ${color.quiet};
    font-size: ${type.size.lead};
  }
`;

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
  if (isMissing(abortReason)) {
    return (
      <Words>
        <h1>{t(abortReason.missing)}</h1>
        <ButtonLink href={to(abortReason.path)}>{t(abortReason.back)}</ButtonLink>
      </Words>
    );
  }
  return (
    <Words>
      <h1>{t(text.notFound)}</h1>
      <p>{t(text.hint)}</p>
      <ButtonLink href={to('/')}>{t(text.home)}</ButtonLink>
    </Words>
  );
}
