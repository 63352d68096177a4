import { type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, layout, screenOnly, print, space } from '@ritmi/shared/ui/tokens';
import { AddresseesProvider } from '../enquiry/addressees.js';
import { CachedPart } from './CachedPart.js';
import { Footer, type FooterEntry } from './Footer.js';
import { Header } from './Header.js';
import { MobileBar } from './MobileBar.js';
import { OfflineNotice } from './OfflineNotice.js';
import { Privacy } from './privacy/Privacy.js';
import { Splash } from './Logo.js';
import { text } from './text.js';

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
  ${screenOnly}
`;

const Content = styled.main`
  min-height: 70vh;
  /* Keeps the footer below the window while a list is loading or empty, since MobileBar hides when it is visible. */
  @media (max-width: 767px) {
    min-height: 100svh;
  }
  /* A word of 60 letters must not widen its column. */
  overflow-wrap: anywhere;
  ${print} {
    min-height: 0;
  }
  &:focus {
    outline: none;
  }
`;

const AboveBar = styled.div`
  padding-bottom: ${layout.barHeight};
`;

type ShellProps = {
  /** Path of the page, without the language. */
  readonly path: string;
  /** The same with the language. */
  readonly fullPath: string;
  readonly contacts: readonly FooterEntry[];
  readonly analyticsId: string;
  /** Whether the page is the first of the visit. */
  readonly isFirst: boolean;
  readonly children: ReactNode;
};

/** Everything around the content of a public page. */
export function Shell({ path, fullPath, contacts, analyticsId, isFirst, children }: ShellProps) {
  const { t } = useLanguage();
  const footer = useRef<HTMLElement>(null);
  const [hasSplash] = useState(isFirst);
  const [asked, setAsked] = useState(0);
  return (
    <>
      <CachedPart name="header">
        <SkipLink href="#permbajtja">{t(text.skip)}</SkipLink>
        <Header path={path} />
      </CachedPart>
      <Content id="permbajtja" tabIndex={-1}>
        <AddresseesProvider contacts={contacts}>{children}</AddresseesProvider>
      </Content>
      <AboveBar>
        <CachedPart name="footer">
          <Footer
            ref={footer}
            path={path}
            contacts={contacts}
            onAskConsent={() => setAsked((times) => times + 1)}
          />
        </CachedPart>
      </AboveBar>
      <CachedPart name="end">
        <MobileBar path={path} footer={footer} />
        <Privacy analyticsId={analyticsId} path={fullPath} asked={asked} />
        <OfflineNotice />
        {hasSplash && <Splash />}
      </CachedPart>
    </>
  );
}
