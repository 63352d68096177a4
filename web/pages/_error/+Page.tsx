import { pictures } from '@ritmi/shared/domain/brand/pictures';
import { Container } from '@ritmi/shared/ui/Block';
import { ButtonLink } from '@ritmi/shared/ui/Button';
import { failedPage } from '@ritmi/shared/ui/ErrorScreen';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Picture } from '@ritmi/shared/ui/media/Picture';
import { RingOfLights } from '@ritmi/shared/ui/Ring';
import { layout, print, screenOnly, space, tint, type, wide } from '@ritmi/shared/ui/tokens';
import { styled } from 'styled-components';
import { usePageContext } from 'vike-react/usePageContext';
import { isMissing, text } from './notFound.js';

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
      <Picture src={pictures.trussViolet} alt="" sizes="max(100vw, 150vh)" ratio="auto" first />
      <RingOfLights lit={dots} />
      <Text>
        <h1>{t(reason ? reason.missing : text.notFound)}</h1>
        {!reason && <p>{t(text.hint)}</p>}
        <ButtonLink href={to(reason ? reason.path : '/')}>{t(reason ? reason.back : text.home)}</ButtonLink>
      </Text>
    </Scene>
  );
}

const Text = styled(Container)`
  display: grid;
  align-content: end;
  justify-items: start;
  gap: ${space(6)};
  min-height: 72svh;
  padding-block: calc(${layout.headerHeight} + ${space(10)}) ${space(10)};
  h1 {
    max-width: 9em;
    ${wide} {
      font-size: ${type.size.head};
    }
  }
  p {
    max-width: 30em;
    font-size: ${type.size.lead};
  }
`;

/** A picture with the text over it. */
const Scene = styled.div`
  position: relative;
  isolation: isolate;
  display: grid;
  overflow: clip;
  > * {
    grid-area: 1 / 1;
  }
  > div {
    min-height: min(92svh, 1000px);
  }
  ${print} {
    > div {
      min-height: 0;
    }
  }
  > picture {
    ${screenOnly}
    position: absolute;
    z-index: -2;
    inset: 0;
  }
  &::after {
    content: '';
    position: absolute;
    z-index: -1;
    inset: 0;
    background: linear-gradient(to top, ${tint('page', 100)}, ${tint('page', 62)} 46%, ${tint('page', 20)});
  }
  > svg {
    ${screenOnly}
    align-self: start;
    justify-self: center;
    width: min(78vw, 44svh);
    margin-top: calc(${layout.headerHeight} + ${space(6)});
    ${wide} {
      align-self: center;
      justify-self: end;
      width: min(46vw, 74svh);
      margin: 0 calc(${layout.gutter} - 5vw) 0 0;
    }
  }
  circle:not([data-lit]) {
    fill: transparent;
  }
`;
