import { styled } from 'styled-components';
import { LoginPage } from '@ritmi/shared/admin';
import { layout } from '@ritmi/shared/ui/tokens';
import { openAdmin } from '../../layout/openAdmin.js';
import { browserHost } from '../admin/browserHost.js';

const Place = styled.div`
  padding-top: ${layout.headerHeight};
`;

export function Page() {
  return (
    <Place>
      <LoginPage host={browserHost} hasToasts onSignedIn={openAdmin} />
    </Place>
  );
}
