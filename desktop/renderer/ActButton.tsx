import { Button } from '@ritmi/shared/ui/Button';
import { color } from '@ritmi/shared/ui/tokens';
import { styled } from 'styled-components';

/** What a screen is for. As the admin's: red is for the ring and for what deletes. */
export const ActButton = styled(Button)`
  background: ${color.text};
  color: ${color.page};
`;
