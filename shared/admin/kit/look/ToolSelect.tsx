import { styled } from 'styled-components';
import { Select } from '@ritmi/shared/ui/form/controls';

/** A choice beside buttons: as high as they are, and as wide as its words. */
export const ToolSelect = styled(Select)`
  width: auto;
  min-height: 38px;
  padding-block: 0;
  font-size: 0.9375rem;
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;
