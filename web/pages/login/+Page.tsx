import { styled } from 'styled-components';
import { navigate } from 'vike/client/router';
import { LoginPage } from '@ritmi/shared/admin';
import { layout } from '@ritmi/shared/ui/tokens';
import { browserHost } from '../admin/browserHost.js';

const Place = styled.div`
  padding-top: ${layout.headerHeight};
`;

export function Page() {
  return (
    <Place>
      <LoginPage
        host={browserHost}
        hasToasts
        onSignedIn={async (path) => {
          await navigate(`/admin${path === '/' ? '' : path}`);
        }}
      />
    </Place>
  );
}
