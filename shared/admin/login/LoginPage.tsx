import { useLanguage } from '@ritmi/shared/ui/Language';
import { Toasts } from '@ritmi/shared/ui/Toasts';
import type { Host } from '../host/host.js';
import { CardPage } from '../kit/look/CardPage.js';
import { LoginForm } from './LoginForm.js';
import { loginText } from './text.js';

type LoginPageProps = {
  readonly host: Pick<Host, 'connection' | 'session' | 'drafts'>;
  readonly onSignedIn: (path: string) => void | Promise<void>;
  /** Focuses the first field; not under a header, whose links come first. */
  readonly takesFocus?: boolean;
  /** Renders the toasts too; inside the admin they are there already. */
  readonly hasToasts?: boolean;
};

/** The standalone login; the frame around it brings header and footer. */
export function LoginPage({ host, onSignedIn, takesFocus = false, hasToasts = false }: LoginPageProps) {
  return (
    <>
      <CardPage title={useLanguage().t(loginText.title)}>
        <LoginForm host={host} place="page" takesFocus={takesFocus} onSignedIn={onSignedIn} />
      </CardPage>
      {hasToasts ? <Toasts /> : null}
    </>
  );
}
