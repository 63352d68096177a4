import { useState } from 'react';
import { styled } from 'styled-components';
import { ButtonLink, plainClick } from '@ritmi/shared/ui/Button';
import { lazyPart } from '@ritmi/shared/ui/LazyPart';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { useHydrated } from '@ritmi/shared/ui/store';
import { at, type } from '@ritmi/shared/ui/tokens';
import { marked, opensMark } from '../../render/marks.js';
import { text } from '../text.js';

const LoginDialog = lazyPart(
  () => import('./LoginDialog.js').then((loaded) => loaded.LoginDialog),
  () => useLanguage().to('/login'),
);

const Opener = styled(ButtonLink)`
  display: none;
  min-width: 44px;
  /* The size of the links beside it. */
  && {
    ${type.label}
  }
  ${at.wide} {
    display: inline-flex;
  }
`;

/** 'Hyr' in the header: opens the login dialog, or without JavaScript the login page. */
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
        {...marked(opensMark)}
        {...(isHydrated && { role: 'button', 'aria-haspopup': 'dialog' as const })}
        onClick={plainClick(() => setIsOpen(true))}
      >
        {t(text.login)}
      </Opener>
      {isOpen && <LoginDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
