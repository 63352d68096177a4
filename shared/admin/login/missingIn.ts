import type { LoginRequest } from '@ritmi/shared/domain/auth/schema';

export type Missing = Readonly<Partial<Record<keyof LoginRequest, string>>>;

/** What is required and empty, in the words of the API's schema; that one is too large for a public page. */
export function missingIn({ email, password }: LoginRequest): Missing {
  return {
    ...(email === '' ? { email: 'Email is required' } : {}),
    ...(password === '' ? { password: 'Password is required' } : {}),
  };
}
