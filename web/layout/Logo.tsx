import { styled } from 'styled-components';
import { brand } from '@ritmi/shared/domain/brand/brand';
import { Ring } from '@ritmi/shared/ui/Ring';
import { space, type } from '@ritmi/shared/ui/tokens';

const Mark = styled.span<{ $size: number }>`
  ${type.heading}
  display: inline-flex;
  align-items: center;
  gap: ${space(2)};
  font-size: ${({ $size }) => $size * 0.72}px;
`;

export function Logo({ size = 30, turns = false }: { readonly size?: number; readonly turns?: boolean }) {
  return (
    <Mark $size={size}>
      <Ring size={size} turns={turns} />
      {brand.name}
    </Mark>
  );
}
