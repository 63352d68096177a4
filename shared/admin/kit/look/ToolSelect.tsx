import { styled } from 'styled-components';
import { Select } from '@ritmi/shared/ui/form/controls';
import { tint } from '@ritmi/shared/ui/tokens';
import { toolHeight } from './frames.js';

/** A choice beside buttons: as high as they are, and as wide as its words. */
export const ToolSelect = styled(Select)`
  ${toolHeight}
  width: auto;
  border-color: ${tint('text', 28)};
  font-size: 0.9375rem;
`;
