import { LoginForm } from '@ritmi/shared/admin/login';
import { Button } from '@ritmi/shared/ui/Button';
import { Dialog } from '@ritmi/shared/ui/Dialog';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { space } from '@ritmi/shared/ui/tokens';
import { styled } from 'styled-components';
import { browserDrafts } from './browserDrafts.js';
import { browserConnection, browserSession } from './browserSession.js';
import { openAdmin } from '../openAdmin.js';
import { text } from '../text.js';

const Close = styled(Button)`
  /* Aligns its text, not its box, with the fields. */
  margin: ${space(4)} 0 -${space(2)} -${space(2)};
`;

const host = { connection: browserConnection, session: browserSession, drafts: browserDrafts };

export function LoginDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLanguage();
  return (
    <Dialog onClose={onClose} title={t(text.loginTitle)}>
      <LoginForm host={host} place="dialog" onSignedIn={openAdmin} />
      <Close $kind="quiet" $small onClick={onClose}>
        {t(text.close)}
      </Close>
    </Dialog>
  );
}
