import { useLanguage } from '@ritmi/shared/ui/Language';
import { Toasts } from '@ritmi/shared/ui/Toasts';
import type { Host } from '../host/host.js';
import { CardPage } from '../kit/look/CardPage.js';
import { LoginForm } from './LoginForm.js';
import { loginText } from './text.js';

type LoginPageProps = {
  readonly host: Pick<Host, 'connection' | 'session' | 'drafts'>;
  readonly onSignedIn: (path: string) => void | Promise<void>;
  /** Whether one may type at once: not under a header, which comes first there. */
  readonly isFirst?: boolean;
  /** Whether this page brings the place where toasts appear; inside the admin there is one already. */
  readonly hasToasts?: boolean;
};

/** The standalone login; the frame around it brings header and footer. */
export function LoginPage({ host, onSignedIn, isFirst = false, hasToasts = false }: LoginPageProps) {
  return (
    <>
      <CardPage title={useLanguage().t(loginText.title)}>
        <LoginForm host={host} place="page" isFirst={isFirst} onSignedIn={onSignedIn} />
      </CardPage>
      {hasToasts ? <Toasts /> : null}
    </>
  );
}
