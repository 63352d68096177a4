import { GlobalStyle } from '@ritmi/shared/ui/GlobalStyle';
import { Ring } from '@ritmi/shared/ui/Ring';
import { color, space } from '@ritmi/shared/ui/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const besideRing = '@media (min-width: 900px)';

// What follows the title may grow by a message: the words above it stay where they are.
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

const Mark = styled.span`
  ${besideRing} {
    display: none;
  }
`;

/** The platter at the window's edge, higher than the window. */
const Platter = styled.svg`
  display: none;
  ${besideRing} {
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

const lights = 60;

/** The screens before the admin: a title, what to know, what to do. */
export function Stage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <>
      <GlobalStyle />
      <Page>
        <Platter viewBox="0 0 100 100" aria-hidden="true">
          <circle cx="50" cy="50" r="47" pathLength={lights} />
        </Platter>
        <div>
          <Mark>
            <Ring size={56} />
          </Mark>
          <h1>{title}</h1>
          {children}
        </div>
      </Page>
    </>
  );
}
