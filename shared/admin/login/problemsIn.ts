import { emailAddress } from '@ritmi/shared/domain/auth/email';
import type { LoginRequest } from '@ritmi/shared/domain/auth/schema';
import { loginText } from './text.js';

export type Problems = Readonly<Partial<Record<keyof LoginRequest, string>>>;

/**
 * What keeps a login from being sent, in the words of the API's schema where it has them; that one is too large for a
 * public page. A code is missing only where it is asked for.
 */
export function problemsIn({ email, password, code }: LoginRequest): Problems {
  return {
    ...(email === '' ? { email: 'Email is required' } : {}),
    ...(email !== '' && !emailAddress.test(email) ? { email: loginText.malformedEmail } : {}),
    ...(password === '' ? { password: 'Password is required' } : {}),
    ...(code === '' ? { code: loginText.missingCode } : {}),
  };
}
