import { ApiError } from '@ritmi/shared/client/ApiError';
import { request } from '@ritmi/shared/client/request';
import type { LoginAnswer, LoginRequest } from '@ritmi/shared/domain/auth/schema';
import type { Message } from '@ritmi/shared/domain/language';
import { type Host, ownerOf } from '../host/host.js';
import { readResume } from '../kit/session/resume.js';
import { type LoginPlace, loginProblems, loginText } from './text.js';
import { emailAddress } from '@ritmi/shared/domain/auth/text';

/** Why a login did not succeed. */
export type LoginProblem = {
  /** Set if the problem belongs to no field. */
  readonly text?: string;
  readonly fields: Readonly<Partial<Record<keyof LoginRequest, Message>>>;
  /** Whether the login needs a code of the second factor: e-mail and password are right. */
  readonly needsCode?: boolean;
};

/** What a login needs of the host; only the login page resumes where the last session ended. */
export type LoginHost = Pick<Host, 'connection' | 'session'> & Partial<Pick<Host, 'drafts'>>;

/** Signs in and stores the session; resolves with the path of the admin to open, or with the problem. */
export async function signIn(
  host: LoginHost,
  body: LoginRequest,
  place: LoginPlace,
): Promise<{ readonly path: string } | LoginProblem> {
  try {
    const { baseUrl } = host.connection;
    // Contract, CORS: the header's dialog sends cookies too, the login page does not.
    const credentials = place === 'dialog' ? 'include' : 'same-origin';
    const call = { method: 'POST', path: '/auth/login', body, credentials } as const;
    const { value } = await request<Partial<LoginAnswer>>({ baseUrl }, call);
    if (!value?.token) return { text: loginText.missingToken, fields: {} };
    const session = { token: value.token, userName: value.name ?? '' };
    host.session.write(session);
    const resume = host.drafts ? await readResume(host.drafts, ownerOf(session)) : null;
    return { path: resume?.path ?? '/' };
  } catch (error) {
    if (error instanceof ApiError && error.body.needsCode)
      return { needsCode: true, fields: body.code === undefined ? {} : { code: loginProblems.wrongCode } };
    console.error(error);
    return { text: problemOf(error, place), fields: {} };
  }
}

function problemOf(error: unknown, place: LoginPlace): string {
  if (error instanceof ApiError && error.status === 401) return loginText.wrong;
  if (error instanceof ApiError && error.status === 429 && error.message) return error.message;
  return loginText[place].failed;
}

/**
 * Validates a login before it is sent. Not with the API's schema, which is too large for a public page. The code is
 * undefined unless the form asks for it.
 */
export function problemsIn({ email, password, code }: LoginRequest): LoginProblem['fields'] {
  const { missing, malformedEmail } = loginProblems;
  return {
    ...(emailAddress.test(email) ? {} : { email: email === '' ? missing : malformedEmail }),
    ...(password === '' ? { password: missing } : {}),
    ...(code === '' ? { code: missing } : {}),
  };
}
