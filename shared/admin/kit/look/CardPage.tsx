import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Ring } from '@ritmi/shared/ui/Ring';
import { space } from '@ritmi/shared/ui/tokens';
import { Panel } from './frames.js';
import { onPhone } from './useMedia.js';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  align-content: start;
  gap: ${space(6)};
  padding: clamp(32px, 12vh, 120px) 16px 48px;
  // So that the button is in the first screen; the ring is in the header.
  ${onPhone} {
    padding-top: 24px;
    > svg {
      display: none;
    }
  }
  container-type: inline-size;
  position: relative;
  overflow: clip;
  // Where much would be empty, the ring fills the height and is cut by the left edge.
  @media (min-width: 900px) {
    align-content: center;
    min-height: min(calc(100svh - ${space(50)}), 800px);
    @container (min-width: 900px) {
      > svg {
        position: absolute;
        top: 50%;
        left: 0;
        width: min(52cqw, 92svh);
        height: auto;
        translate: -42% -50%;
      }
    }
  }
`;

const Card = styled(Panel).attrs({ as: 'div' })`
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(5)};
  width: min(400px, 100%);
  padding: ${space(6)};
  h1 {
    font-size: 1.75rem;
  }
  position: relative;
`;

type CardPageProps = { readonly title: string; readonly children: ReactNode };

/** A page with one short form on it: the login, the first password. */
export function CardPage({ title, children }: CardPageProps) {
  return (
    <Frame>
      <Ring size={48} />
      <Card>
        <h1>{title}</h1>
        {children}
      </Card>
    </Frame>
  );
}
