import { styled } from 'styled-components';
import { LoginPage } from '@ritmi/shared/admin';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { layout, space } from '@ritmi/shared/ui/tokens';
import { text } from '../../layout/text.js';
import { openAdmin } from '../../layout/openAdmin.js';
import { browserHost } from '../admin/browserHost.js';

const Place = styled.div`
  padding-top: ${layout.headerHeight};
`;

const Needs = styled.p`
  padding: 0 ${layout.gutter} ${space(10)};
  text-align: center;
`;

export function Page() {
  const { t } = useLanguage();
  return (
    <Place>
      <LoginPage host={browserHost} hasToasts onSignedIn={openAdmin} />
      <noscript>
        <Needs>{t(text.loginNeedsScript)}</Needs>
      </noscript>
    </Place>
  );
}
