import { Button } from '@ritmi/shared/ui/Button';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { GlobalStyle } from '@ritmi/shared/ui/GlobalStyle';
import { Ring } from '@ritmi/shared/ui/Ring';
import { color, layout, motion, space } from '@ritmi/shared/ui/tokens';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { bridge } from './bridge.js';
import { AddressForm } from './server/AddressForm.js';
import { texts } from './text.js';

const wide = '@media (min-width: 900px)';

// Aligned to the top, so that the title stays in place when a message appears below it.
const Page = styled.main`
  position: relative;
  display: grid;
  min-height: 100vh;
  padding: clamp(${space(10)}, 22vh, 240px) clamp(${space(6)}, 9vw, 160px) ${space(10)};
  overflow: hidden;
  > div {
    position: relative;
    display: grid;
    align-content: start;
    gap: ${space(5)};
    width: min(34rem, 100%);
  }
  h1 {
    font-size: clamp(1.75rem, 3.4vw, 2.625rem);
  }
  h1 + p {
    max-width: 30rem;
    color: ${color.quiet};
  }
`;

const SmallRing = styled.span`
  ${wide} {
    display: none;
  }
`;

/** The ring at the window's edge, higher than the window. */
const LargeRing = styled.svg`
  display: none;
  ${wide} {
    position: absolute;
    top: 50%;
    right: -46vh;
    display: block;
    width: 120vh;
    height: 120vh;
    transform: translateY(-50%);
    fill: none;
    stroke: ${color.accent};
    stroke-dasharray: 0 1;
    stroke-linecap: round;
    stroke-width: 2.1;
  }
`;

const dots = 60;

/** A screen before the admin, with a title and its content. */
function Screen({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <GlobalStyle />
      <Page>
        <LargeRing viewBox="0 0 100 100" aria-hidden="true">
          <circle cx="50" cy="50" r="47" pathLength={dots} />
        </LargeRing>
        <div>
          <SmallRing>
            <Ring size={56} />
          </SmallRing>
          <h1>{title}</h1>
          {children}
        </div>
      </Page>
    </>
  );
}

/** The first screen of a new installation, which asks for the server. */
export function FirstRun() {
  const text = useLanguage().t(texts);
  return (
    <Screen title={text.firstRun.title}>
      <p>{text.firstRun.intro}</p>
      <AddressForm isFirst />
    </Screen>
  );
}

const Actions = styled.div`
  ${layout.wrap(3)}
`;

/** Shown instead of the admin when the app could not read its data from this computer. */
export function StartFailed() {
  const text = useLanguage().t(texts);
  return (
    <Screen title={text.startFailed.title}>
      <p role="alert">{text.startFailed.advice}</p>
      <Actions>
        <Button $kind="solid" onClick={() => window.location.reload()}>
          {text.startFailed.again}
        </Button>
        <Button $kind="outline" onClick={() => void bridge.openLogs()}>
          {text.openLogs}
        </Button>
      </Actions>
    </Screen>
  );
}

const appear = keyframes`
  from { opacity: 0; }
`;

// Most starts are over before it fades in.
const StartingPage = styled.main`
  display: grid;
  place-items: center;
  min-height: 100vh;
  animation: ${appear} ${motion.enter} 400ms backwards;
`;

/** While the app reads the session, the drafts and the address of the site. */
export function Starting() {
  return (
    <>
      <GlobalStyle />
      <StartingPage>
        <Ring size={56} turns label={useLanguage().t(texts).starting} />
      </StartingPage>
    </>
  );
}
