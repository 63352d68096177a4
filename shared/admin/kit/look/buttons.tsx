import { styled } from 'styled-components';
import { Button, ButtonLink } from '@ritmi/shared/ui/Button';
import { space } from '@ritmi/shared/ui/tokens';

/** The main action of a form. */
export const ActButton = styled(Button).attrs({ $kind: 'solid' as const })``;

export const PlainButton = styled(Button).attrs({ $kind: 'outline' as const })``;

export const PlainLink = styled(ButtonLink).attrs({ $kind: 'outline' as const })``;

/** For what deletes. */
export const DangerButton = styled(Button).attrs({ $kind: 'danger' as const })``;

export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
`;
