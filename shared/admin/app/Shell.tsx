import { useCallback, useEffect, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { color, space } from '@ritmi/shared/ui/tokens';
import { DraftBar } from '../kit/drafts/DraftBar.js';
import { useHost } from '../host/host.js';
import { useChangeFeed } from '../kit/resource/useChangeFeed.js';
import { screenGap } from '../kit/look/frames.js';
import { WaitingBar } from '../kit/outbox/WaitingBar.js';
import { useLostSession } from '../kit/session/useLostSession.js';
import { HelpSheet } from '../kit/shortcuts/HelpSheet.js';
import { useShortcuts } from '../kit/shortcuts/useShortcuts.js';
import { AccountView } from '../account/AccountView.js';
import { HistoryView } from '../history/HistoryView.js';
import { TrashView } from '../trash/TrashView.js';
import { Bars } from './Bars.js';
import { Header } from './Header.js';
import { LastChange } from './LastChange.js';
import { moduleList } from './modules.js';
import { Screen } from './Screen.js';
import { Sidebar } from './Sidebar.js';

const Frame = styled.div`
  display: grid;
  min-height: 100vh;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: auto auto 1fr auto;
  // The menu between them is not always there.
  & > main {
    grid-row: 3;
  }
  & > footer {
    grid-row: 4;
  }
  @media (min-width: 900px) {
    grid-template-columns: 208px minmax(0, 1fr);
    grid-template-rows: auto 1fr auto;
    & > header {
      grid-column: 1 / -1;
    }
    & > nav {
      grid-area: 2 / 1;
      align-self: start;
    }
    & > main {
      grid-area: 2 / 2;
    }
    & > footer {
      grid-area: 3 / 2;
    }
  }
`;

const Main = styled.main`
  display: grid;
  align-content: start;
  gap: ${screenGap};
  min-width: 0;
  padding: ${space(5)};
  background: ${color.page};
  h1 {
    font-size: 1.625rem;
  }
  @media (max-width: 479px) {
    padding: ${space(3)};
  }
`;

/** Header, sidebar, the screen of the address, and what is the same on all of them. */
export function Shell() {
  const { settings: Settings } = useHost();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const { pathname } = useLocation();
  // Specification section 1: on every route change.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
  useChangeFeed();
  useLostSession();
  useShortcuts(useCallback(() => setIsHelpOpen(true), []));

  return (
    <>
      <Frame>
        <Header
          isMenuOpen={isMenuOpen}
          onMenu={() => setIsMenuOpen(!isMenuOpen)}
          onHelp={() => setIsHelpOpen(true)}
        />
        <Sidebar isOpen={isMenuOpen} onGo={() => setIsMenuOpen(false)} />
        <Main id="main">
          <Bars>
            <WaitingBar />
            <DraftBar />
          </Bars>
          <Routes>
            <Route index element={<Screen id="buttons" />} />
            {moduleList.map(({ id }) => (
              <Route key={id} path={`${id}/*`} element={<Screen key={id} id={id} />} />
            ))}
            <Route path="account" element={<AccountView />} />
            <Route path="trash" element={<TrashView />} />
            <Route path="history/*" element={<HistoryView />} />
            {Settings ? <Route path="settings" element={<Settings />} /> : null}
            <Route path="*" element={<Screen id="buttons" />} />
          </Routes>
        </Main>
        <LastChange />
      </Frame>
      {isHelpOpen ? <HelpSheet onClose={() => setIsHelpOpen(false)} /> : null}
    </>
  );
}
