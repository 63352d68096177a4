import { type ReactNode, Suspense, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { pathIn } from '@ritmi/shared/domain/language';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { at, color, layout, space } from '@ritmi/shared/ui/tokens';
import { usePageContext } from 'vike-react/usePageContext';
import { AgencyContacts } from '../enquiry/addressees.js';
import { Player } from '../player/Player.js';
import { SiteAddress, writtenAddress } from '../enquiry/siteAddress.js';
import { createTyped, TypedByVisitor } from '../enquiry/remembered.js';
import { Footer } from './Footer.js';
import { Header } from './Header.js';
import { Splash } from './Logo.js';
import { MobileBar } from './MobileBar.js';
import { OfflineNotice } from './OfflineNotice.js';
import { Privacy } from './privacy/Privacy.js';
import { text } from './text.js';

type ShellProps = {
  /** Path of the page, without the language. */
  readonly path: string;
  readonly children: ReactNode;
};

/** Everything around the content of a public page. */
export function Shell({ path, children }: ShellProps) {
  const pageContext = usePageContext();
  const { language, shell, urlPathname, config } = pageContext;
  const { t } = useLanguage();
  const footer = useRef<HTMLElement>(null);
  const { contacts, analyticsId } = shell ?? { contacts: null, analyticsId: '' };
  const [siteAddress] = useState(() => pageContext.renderRequest?.publicUrl ?? writtenAddress());
  const [typed] = useState(createTyped);
  const [hasSplash] = useState(!pageContext.isClientSide || pageContext.isHydration);
  return (
    <AgencyContacts value={contacts ?? noContacts}>
      <SiteAddress value={siteAddress}>
        <TypedByVisitor value={typed}>
          <SkipLink href="#permbajtja">{t(text.skip)}</SkipLink>
          {shell?.isPreview && <PreviewBar role="note">{t(text.preview)}</PreviewBar>}
          <Header path={path} />
          <Content id="permbajtja" tabIndex={-1}>
            {/* Nothing in it suspends. The boundary lets React hydrate the page in slices, first what the visitor uses, so
            that the browser can respond in between. */}
            <Suspense>{children}</Suspense>
          </Content>
          <AboveBar>
            <Footer
              ref={footer}
              path={path}
              artists={shell?.artists ?? []}
              isQuiet={config.hasQuietFooter === true}
            />
          </AboveBar>
          <MobileBar path={path} footer={footer} />
          {/* A preview counts as no visit. */}
          {!shell?.isPreview && (
            <Privacy
              analyticsId={config.handlesCredentials ? '' : analyticsId}
              path={pathIn(language, urlPathname)}
            />
          )}
          <Player />
          <OfflineNotice />
          {hasSplash && !shell?.isPreview && <Splash />}
        </TypedByVisitor>
      </SiteAddress>
    </AgencyContacts>
  );
}

const noContacts: readonly never[] = [];

const previewBarHeight = '40px';

const PreviewBar = styled.div`
  position: sticky;
  z-index: 79;
  top: 0;
  display: grid;
  place-content: center;
  height: ${previewBarHeight};
  // The header is fixed at the top.
  & + header {
    top: ${previewBarHeight};
  }
  background: ${color.text};
  color: ${color.page};
  text-align: center;
`;

const SkipLink = styled.a`
  position: fixed;
  z-index: 80;
  top: ${space(2)};
  left: ${space(2)};
  padding: ${space(3)} ${space(4)};
  background: ${color.text};
  color: ${color.page};
  transform: translateY(-200%);
  &:focus {
    transform: none;
  }
  ${layout.screenOnly}
`;

const Content = styled.main`
  min-height: 70vh;
  /* Keeps the footer below the window while a list is loading or empty, since MobileBar hides when it is visible. */
  @media (max-width: 767px) {
    min-height: 100svh;
  }
  /* A word of 60 letters must not widen its column. */
  overflow-wrap: anywhere;
  ${at.print} {
    min-height: 0;
  }
  &:focus {
    outline: none;
  }
`;

const AboveBar = styled.div`
  padding-bottom: ${layout.barHeight};
  body:has([data-player]) & {
    padding-bottom: calc(${layout.barHeight} + 60px);
  }
`;
