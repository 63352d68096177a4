import { useCallback, useEffect, useState } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router';
import { createGlobalStyle, styled } from 'styled-components';
import { footRoom, toastsBeside } from '@ritmi/shared/ui/Toasts';
import { color, space } from '@ritmi/shared/ui/tokens';
import { DraftBar } from '../kit/drafts/Drafts.js';
import { useErasedPeople } from '../kit/drafts/useErasedPeople.js';
import { useClaimedSheet } from '../kit/drafts/useSheetDraft.js';
import { useHost } from '../host/host.js';
import { FeedProvider, useChangeFeed } from '../kit/resource/useChangeFeed.js';
import { barsHeight, bottomBar, screenGap } from '../kit/look/frames.js';
import { useHasBottomBar } from '../kit/look/useMedia.js';
import { OutboxBar } from '../kit/outbox/OutboxBar.js';
import { useLostSession } from '../kit/session/useSession.js';
import { Find, useWarmPalette } from './Find.js';
import { HelpSheet, useShortcuts } from './shortcuts.js';
import { AccountView } from '../account/AccountView.js';
import { typedForm } from '../enquiries/quick/filled.js';
import { QuickEntry } from '../enquiries/quick/QuickEntry.js';
import { useUnreadNotices } from '../enquiries/useUnreadNotices.js';
import { ContentView } from '../content/ContentView.js';
import { FiguresView } from '../figures/FiguresView.js';
import { HistoryView } from '../history/HistoryView.js';
import { MbremeScreen } from '../mbreme/MbremeScreen.js';
import { MediaView } from '../media/MediaView.js';
import { TouchView } from '../touch/TouchView.js';
import { TrashView } from '../trash/TrashView.js';
import { ScreenHeading } from '../kit/useTitle.js';
import { BottomBar } from './BottomBar.js';
import { Header } from './Header.js';
import { LastChange } from './LastChange.js';
import { defaultModule, type Module, moduleList, modules } from './modules.js';
import { OfflineBar } from './OfflineBar.js';
import { Sidebar } from './Sidebar.js';
import { Start } from './start/Start.js';

const sidebarWidth = '224px';

const bottomBarHeight = 'calc(57px + env(safe-area-inset-bottom))';

const ToastPlace = createGlobalStyle`
  :root {
    ${toastsBeside}: ${sidebarWidth};
  }
  // Where a sheet covers the place of toasts: over its preview, not over the buttons and labels at its left.
  @media (max-width: 1415px) {
    :root:has([data-sheet='wide']) {
      ${toastsBeside}: calc(100vw - 356px);
    }
  }
  @media (max-width: 1039px) {
    :root:has([data-sheet='side']) {
      ${toastsBeside}: 0px;
    }
  }
  // What sticks to the foot of the window, and toasts, are above the bar; a sheet covers it.
  :root:has([data-bottom-bar]):not(:has([data-sheet])) {
    ${bottomBar}: ${bottomBarHeight};
    --toastify-toast-bottom: calc(
      12px + var(${bottomBar}) + max(var(${footRoom.form}, 0px), var(${footRoom.question}, 0px))
    );
  }
  // Weaker than that of a screen.
  :where(:root) {
    scroll-padding-bottom: var(${bottomBar}, 0px);
  }
`;

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  // The bar covers nothing of the last line. A sheet on top changes nothing below it.
  &:has(> [data-bottom-bar]) {
    padding-bottom: ${bottomBarHeight};
  }
  & > main {
    flex: 1;
  }
  @media (min-width: 900px) {
    display: grid;
    grid-template: auto 1fr auto / ${sidebarWidth} minmax(0, 1fr);
    & > header {
      grid-column: 1 / -1;
    }
    & > nav {
      align-self: start;
      // Also beside the footer, so that a short screen is not longer than the window.
      grid-row: 2 / span 2;
    }
    & > footer {
      grid-column: 2;
    }
  }
`;

const Main = styled.main`
  display: grid;
  align-content: start;
  gap: ${space(3)};
  min-width: 0;
  padding: ${space(4)} ${space(5)} ${space(5)};
  background: ${color.page};
  h1 {
    font-size: 1.625rem;
    line-height: 1.2;
  }
  @media (max-width: 479px) {
    gap: ${space(2)};
    padding: ${space(2)} ${space(3)} ${space(3)};
    h1 {
      font-size: 1.375rem;
    }
  }
`;

/** Header, sidebar and footer around the screen of the current address. */
export function Shell() {
  const { settings: Settings } = useHost();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [isFinding, setIsFinding] = useState(false);
  const openHelp = useCallback(() => setIsHelpOpen(true), []);
  const openFind = useCallback(() => setIsFinding(true), []);
  const closeFind = useCallback(() => setIsFinding(false), []);
  const { pathname, key } = useLocation();
  /** Key of the location at which the menu was opened, so that the next navigation closes it. */
  const [menuAt, setMenuAt] = useState<string | null>(null);
  const isMenuOpen = menuAt === key;
  // No place is there twice at a time; Mbrëmë has its card and its buttons at the edges of the window.
  const hasBar = useHasBottomBar() && !isMenuOpen && pathname !== '/mbreme';
  // Specification section 1: on every route change.
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
  const feed = useChangeFeed();
  useLostSession();
  useErasedPeople();
  useUnreadNotices();
  const [isAsking, setIsAsking] = useState(false);
  const navigate = useNavigate();
  const openAsking = useCallback(() => setIsAsking(true), []);
  useClaimedSheet((form) => form === typedForm(), openAsking);
  useShortcuts({ onHelp: openHelp, onFind: openFind, onEnquiry: openAsking });
  useWarmPalette();

  return (
    <FeedProvider value={feed}>
      <ToastPlace />
      <Frame>
        <Header
          isMenuOpen={isMenuOpen}
          onMenu={() => setMenuAt(isMenuOpen ? null : key)}
          onHelp={openHelp}
          onFind={hasBar ? null : openFind}
        />
        <Sidebar isOpen={isMenuOpen} />
        <Main id="main">
          <Bars ref={publishHeight}>
            <OfflineBar />
            <OutboxBar />
            <DraftBar />
          </Bars>
          <Routes>
            {moduleList.map(({ id, ...module }) => (
              <Route key={id} path={`${id}/*`} element={<ModuleScreen key={id} {...module} />} />
            ))}
            <Route path="account" element={<AccountView />} />
            <Route path="shifrat" element={<FiguresView />} />
            <Route path="mbreme" element={<MbremeScreen />} />
            <Route path="media" element={<MediaView />} />
            <Route path="faqja/*" element={<TouchView screens={modules} />} />
            <Route path="trash" element={<TrashView />} />
            <Route path="history/*" element={<HistoryView />} />
            <Route path="content" element={<ContentView />} />
            {Settings ? <Route path="app" element={<Settings />} /> : null}
            <Route
              index
              element={
                <Start>
                  <ModuleScreen {...modules[defaultModule]} />
                </Start>
              }
            />
            <Route path="*" element={<ModuleScreen {...modules[defaultModule]} />} />
          </Routes>
        </Main>
        <LastChange />
        {hasBar ? <BottomBar onFind={openFind} /> : null}
      </Frame>
      {isFinding ? <Find onHelp={openHelp} onClose={closeFind} /> : null}
      {isAsking ? (
        <QuickEntry onClose={() => setIsAsking(false)} onAdded={(id) => void navigate(`/kerkesat/${id}`)} />
      ) : null}
      {isHelpOpen ? <HelpSheet onClose={() => setIsHelpOpen(false)} /> : null}
    </FeedProvider>
  );
}

/** One module under its heading. */
function ModuleScreen({ label, Screen }: Module) {
  return (
    <>
      <ScreenHeading title={label} />
      <Screen />
    </>
  );
}

const Bars = styled.div`
  display: grid;
  gap: ${space(2)};
  &:empty {
    display: none;
  }
`;

/** Sets the height of the bars above every screen as a custom property, for what fills the window below them. */
function publishHeight(bars: HTMLDivElement | null) {
  const observer = new ResizeObserver(() => {
    const height = bars?.offsetHeight ?? 0;
    const room = height > 0 ? `calc(${height}px + ${screenGap})` : '0px';
    bars?.parentElement?.style.setProperty(barsHeight, room);
  });
  if (bars) observer.observe(bars);
  return () => observer.disconnect();
}
