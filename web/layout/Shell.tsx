import { type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import type { ContactEntry } from '@ritmi/shared/domain/contact/schema';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, layout, screenOnly, print, space } from '@ritmi/shared/ui/tokens';
import { AddresseesProvider } from '../enquiry/addressees.js';
import { Footer } from './Footer.js';
import { Header } from './Header.js';
import { MobileBar } from './MobileBar.js';
import { OfflineNotice } from './OfflineNotice.js';
import { Privacy } from './privacy/Privacy.js';
import { Splash } from './Splash.js';
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
  /* A list that loads or is empty must not let the footer send the phone's bar away. */
  @media (max-width: 767px) {
    min-height: 100svh;
  }
  /* A word of 60 letters breaks before it makes a column wider. */
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
  /** Path without the language. */
  readonly path: string;
  /** Path as the visitor sees it. */
  readonly fullPath: string;
  readonly contacts: readonly Pick<ContactEntry, 'id' | 'value'>[];
  readonly analyticsId: string;
  /** The page is the first of the visit. */
  readonly isFirst: boolean;
  readonly children: ReactNode;
};

/** What every public page has around it. */
export function Shell({ path, fullPath, contacts, analyticsId, isFirst, children }: ShellProps) {
  const { t } = useLanguage();
  const footer = useRef<HTMLElement>(null);
  const [hasSplash] = useState(isFirst);
  const [asked, setAsked] = useState(0);
  return (
    <>
      <SkipLink href="#permbajtja">{t(text.skip)}</SkipLink>
      <Header path={path} />
      <Content id="permbajtja" tabIndex={-1}>
        <AddresseesProvider contacts={contacts}>{children}</AddresseesProvider>
      </Content>
      <AboveBar>
        <Footer
          ref={footer}
          path={path}
          contacts={contacts}
          onAskConsent={() => setAsked((times) => times + 1)}
        />
      </AboveBar>
      <MobileBar path={path} footer={footer} />
      <Privacy analyticsId={analyticsId} path={fullPath} asked={asked} />
      <OfflineNotice />
      {hasSplash && <Splash />}
    </>
  );
}
