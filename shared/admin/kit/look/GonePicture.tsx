import { styled } from 'styled-components';
import { Ring } from '@ritmi/shared/ui/Ring';
import { color, radius, space, type } from '@ritmi/shared/ui/tokens';

const Frame = styled.span`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space(2)};
  padding: ${space(1)};
  width: min(100%, 280px);
  aspect-ratio: 3 / 2;
  border-radius: ${radius.picture};
  background: ${color.card};
  color: ${color.quiet};
  font-size: ${type.size.small};
  line-height: 1.3;
  text-align: center;
`;

const words = 'No picture at this address';

/** Stands where a file is gone, or not there yet: not the browser's sign of a torn page, and said where there is room. */
export function GonePicture({ isSmall = false }: { readonly isSmall?: boolean }) {
  return (
    <Frame role="img" aria-label={words}>
      <Ring size={isSmall ? 20 : 32} />
      {isSmall ? null : words}
    </Frame>
  );
}
