import { type ComponentType, lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { ButtonLink } from '@ritmi/shared/ui/Button';
import { LeaveSite } from '@ritmi/shared/ui/links/LeaveSite';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { isPlainClick } from '@ritmi/shared/ui/links/plainClick';
import { useHydrated } from '@ritmi/shared/ui/links/useHydrated';
import { type, wide } from '@ritmi/shared/ui/tokens';
import { text } from '../text.js';

type LoginDialogProps = { readonly onClose: () => void };

const LoginDialog = lazy<ComponentType<LoginDialogProps>>(() =>
  import('./LoginDialog.js').then(
    (loaded) => ({ default: loaded.LoginDialog }),
    () => ({ default: LoginPageInstead }),
  ),
);

const Opener = styled(ButtonLink)`
  display: none;
  min-width: 44px;
  /* It stands in one line with the links. */
  && {
    ${type.label}
  }
  ${wide} {
    display: inline-flex;
  }
`;

/** 'Hyr' in the header: a dialog, fetched when it is asked for; without JavaScript the way to the login page. */
export function LoginButton() {
  const { t, to } = useLanguage();
  const isHydrated = useHydrated();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Opener
        $kind="quiet"
        $small
        href={to('/login')}
        data-vike="false"
        data-opens
        {...(isHydrated && { role: 'button', 'aria-haspopup': 'dialog' as const })}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          setIsOpen(true);
        }}
      >
        {t(text.login)}
      </Opener>
      {isOpen && (
        <Suspense fallback={null}>
          <LoginDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function LoginPageInstead({ onClose }: LoginDialogProps) {
  const { to } = useLanguage();
  return <LeaveSite href={to('/login')} onLeave={onClose} />;
}
