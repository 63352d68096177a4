import { GlobalStyle } from '@ritmi/shared/ui/GlobalStyle';
import { Ring } from '@ritmi/shared/ui/Ring';
import { color, space } from '@ritmi/shared/ui/tokens';
import { styled } from 'styled-components';
import { text } from '../text.js';
import { DesktopStyle } from '../DesktopStyle.js';
import { AddressForm } from './AddressForm.js';

const Page = styled.main`
  display: grid;
  align-content: center;
  gap: ${space(5)};
  max-width: 34rem;
  min-height: 100vh;
  margin: 0 auto;
  padding: ${space(6)};
`;

const Title = styled.h1`
  font-size: clamp(1.5rem, 5vw, 2.25rem);
`;

const Intro = styled.p`
  color: ${color.quiet};
`;

/** The first screen of a new installation: nothing works before the app knows its server. */
export function FirstRun() {
  return (
    <>
      <GlobalStyle />
      <DesktopStyle />
      <Page>
        <Ring size={56} />
        <Title>{text.firstRun.title}</Title>
        <Intro>{text.firstRun.intro}</Intro>
        <AddressForm />
      </Page>
    </>
  );
}
