import { GlobalStyle } from '@ritmi/shared/ui/GlobalStyle';
import { Ring } from '@ritmi/shared/ui/Ring';
import { motion } from '@ritmi/shared/ui/tokens';
import { keyframes, styled } from 'styled-components';
import { text } from './text.js';

const appear = keyframes`
  from { opacity: 0; }
`;

// Most starts are over before it shows.
const Page = styled.main`
  display: grid;
  place-items: center;
  min-height: 100vh;
  animation: ${appear} ${motion.enter} 400ms backwards;
`;

/** While it is being asked what the last session left behind and where the site is. */
export function Starting() {
  return (
    <>
      <GlobalStyle />
      <Page>
        <Ring size={56} turns label={text.starting} />
      </Page>
    </>
  );
}
