import { styled } from 'styled-components';
import { Ring } from '@ritmi/shared/ui/Ring';
import { color, radius } from '@ritmi/shared/ui/tokens';

const Frame = styled.span`
  display: grid;
  place-items: center;
  width: min(100%, 280px);
  aspect-ratio: 3 / 2;
  border-radius: ${radius.picture};
  background: ${color.card};
`;

/** Stands where a file is gone, or not there yet: the ring, not the browser's sign of a torn page. */
export function GonePicture({ ringSize = 32 }: { readonly ringSize?: number }) {
  return (
    <Frame role="img" aria-label="No picture at this address">
      <Ring size={ringSize} />
    </Frame>
  );
}
