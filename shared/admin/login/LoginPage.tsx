import type { ComponentProps } from 'react';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { CardPage } from '../kit/look/CardPage.js';
import { LoginForm } from './LoginForm.js';
import { loginText } from './text.js';

/** The login as a page; the layout around it has the toasts. */
export function LoginPage(props: Omit<ComponentProps<typeof LoginForm>, 'place'>) {
  return (
    <CardPage title={useLanguage().t(loginText.title)}>
      <LoginForm {...props} place="page" />
    </CardPage>
  );
}
