import { keyframes, styled } from 'styled-components';
import { noFacts } from '@ritmi/shared/domain/agency/agency';
import { fileAt } from '@ritmi/shared/domain/uploads/notes';
import { useAgency } from '@ritmi/shared/ui/Agency';
import { Ring } from '@ritmi/shared/ui/Ring';
import { color, space, type } from '@ritmi/shared/ui/tokens';

const Mark = styled.span<{ $size: number }>`
  ${type.heading}
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  font-size: ${({ $size }) => Math.round($size * 7.2) / 10}px;
`;

export function Logo({ size = 30, turns = false }: { readonly size?: number; readonly turns?: boolean }) {
  const { name, logo } = useAgency();
  return (
    <Mark $size={size}>
      {logo === noFacts.logo ? <Ring size={size} turns={turns} /> : logo && <OwnLogo {...{ size, turns }} />}
      {name}
    </Mark>
  );
}

/** The agency's own logo; what turns is a ring around it. */
function OwnLogo({ size, turns }: { readonly size: number; readonly turns: boolean }) {
  const src = fileAt(useAgency().logo);
  if (!turns) return <img src={src} alt="" height={size} />;
  return (
    <Ringed>
      <Ring size={size * 2} turns />
      <img src={src} alt="" height={size * 0.8} />
    </Ringed>
  );
}

const Ringed = styled.span`
  display: grid;
  place-items: center;
  > * {
    grid-area: 1 / 1;
  }
  > img {
    max-width: 96px;
    object-fit: contain;
  }
`;

const leave = keyframes`
  to { opacity: 0; visibility: hidden; }
`;

// Pure CSS: it disappears 1500 ms after the first paint, also without JavaScript (specification section 1).
const Cover = styled.div`
  position: fixed;
  z-index: 90;
  inset: 0;
  display: grid;
  place-items: center;
  background: ${color.page};
  pointer-events: none;
  animation: ${leave} 160ms 1340ms both;
`;

/** Covers the first page of a visit. */
export function Splash() {
  return (
    <Cover aria-hidden data-testid="splash">
      <Logo size={72} turns />
    </Cover>
  );
}
