import { type SubmitEvent, useState } from 'react';
import { styled } from 'styled-components';
import { ApiError, UnreachableError } from '@ritmi/shared/client/ApiError';
import { request } from '@ritmi/shared/client/request';
import type { LoginAnswer, LoginRequest } from '@ritmi/shared/domain/auth/schema';
import { emailAddress } from '@ritmi/shared/domain/auth/text';
import type { Message } from '@ritmi/shared/domain/language';
import { clean } from '@ritmi/shared/domain/text/clean';
import { Button } from '@ritmi/shared/ui/Button';
import { TextInput } from '@ritmi/shared/ui/form/controls';
import { Field } from '@ritmi/shared/ui/form/Field';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { Ring } from '@ritmi/shared/ui/Ring';
import { useHydrated } from '@ritmi/shared/ui/store';
import { showSuccess } from '@ritmi/shared/ui/Toasts';
import { color, space } from '@ritmi/shared/ui/tokens';
import { type Host, ownerOf } from '../host/host.js';
import { storedWording } from '../host/language.js';
import { readResume } from '../kit/drafts/resume.js';
import { type LoginPlace, loginCauses, loginLabels, loginProblems, loginText } from './text.js';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  @media (scripting: none) {
    button {
      display: none;
    }
  }
`;

const Problem = styled.p`
  color: ${color.accentText};
  font-weight: 600;
`;

const Cause = styled.span`
  display: block;
  color: ${color.text};
  font-weight: 400;
`;

/** Why a login did not succeed. */
type LoginProblem = {
  /** Set if the problem belongs to no field. */
  readonly text?: string;
  /** Why, where that is known. */
  readonly cause?: Message | undefined;
  readonly fields: Readonly<Partial<Record<keyof LoginRequest, Message>>>;
  /** Whether the login needs a code of the second factor: e-mail and password are right. */
  readonly needsCode?: boolean;
};

/** What a login needs of the host; it resumes where the last session ended. */
type LoginHost = Pick<Host, 'connection' | 'session' | 'drafts'>;

type LoginFormProps = {
  readonly host: LoginHost;
  /** Which wording, and whether cookies are sent: the header's dialog does. */
  readonly place: LoginPlace;
  /** Focuses the first field, because the login is what the screen is for. */
  readonly takesFocus?: boolean;
  /** Opens a path of the admin, such as `/services`; `/` is its start screen. Resolves when it is shown. */
  readonly onSignedIn: (path: string) => void | Promise<void>;
};

/** E-mail and password. The success toast is shown after the next page has opened, so that it is seen. */
export function LoginForm({ host, place, takesFocus = false, onSignedIn }: LoginFormProps) {
  const [problem, setProblem] = useState<LoginProblem>({ fields: {} });
  const [isSubmitting, setIsSubmitting] = useState(false);
  const isHydrated = useHydrated();
  const { t } = useLanguage();
  const labels = useLabels(isHydrated);
  const { text, cause, fields: wrong, needsCode = false } = problem;

  /** Shows what is wrong and focuses the first field with a problem. */
  function showProblem(form: HTMLFormElement, next: LoginProblem) {
    setProblem(next);
    const [first] = Object.keys(next.fields);
    if (first) form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  async function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSubmitting) return;
    const form = event.currentTarget;
    const entered = readRequest(form);
    const fields = problemsIn(entered);
    showProblem(form, { fields, needsCode });
    if (Object.keys(fields).length > 0) return;
    setIsSubmitting(true);
    try {
      const result = await signIn(host, entered, place);
      if ('fields' in result) return showProblem(form, result);
      await onSignedIn(result.path);
      showSuccess(loginText[place].done);
    } finally {
      setIsSubmitting(false);
    }
  }

  return (
    // Without scripts the form would send the password in the address.
    <Form method="post" noValidate aria-label={labels.form} onSubmit={(event) => void handleSubmit(event)}>
      <Field label={labels.email} error={wrong.email && t(wrong.email)}>
        {(control) => (
          <TextInput
            {...control}
            name="email"
            type="email"
            autoComplete="username"
            required
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- The desktop's first screen has no other purpose.
            autoFocus={takesFocus}
          />
        )}
      </Field>
      <Field label={labels.password} error={wrong.password && t(wrong.password)}>
        {(control) => (
          <TextInput {...control} name="password" type="password" autoComplete="current-password" required />
        )}
      </Field>
      {needsCode ? (
        <Field label={labels.code} hint={t(loginText.codeHint)} error={wrong.code && t(wrong.code)}>
          {(control) => (
            <TextInput
              {...control}
              name="code"
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              required
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- It appears in response to a login: the code is all that is missing.
              autoFocus
            />
          )}
        </Field>
      ) : null}
      {text ? (
        <Problem role="alert">
          <span>{text}</span>
          {cause ? <Cause>{t(cause)}</Cause> : null}
        </Problem>
      ) : null}
      {/* The start script of the page holds a click that comes before the form can sign in. */}
      <Button $kind="solid" type="submit" disabled={isSubmitting}>
        {isSubmitting ? <Ring size={18} turns /> : null}
        {isSubmitting ? loginText.submitting : loginText.submit}
      </Button>
    </Form>
  );
}

/** The site's pages do not know the wording of the admin: it is in this browser, so it counts once the page is hydrated. */
function useLabels(isHydrated: boolean) {
  const { language } = useLanguage();
  return loginLabels[isHydrated && language === 'sq' && storedWording() === 'shqip' ? 'shqip' : 'fixed'];
}

function readRequest(form: HTMLFormElement): LoginRequest {
  const fields = new FormData(form);
  const textOf = (name: keyof LoginRequest) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    email: clean(textOf('email')).trim(),
    password: textOf('password'),
    ...(fields.has('code') ? { code: textOf('code').trim() } : {}),
  };
}

/** Signs in and stores the session; resolves with the path of the admin to open, or with the problem. */
async function signIn(
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
    try {
      host.session.write(session);
    } catch (error) {
      // The browser forbids storage, or it is full.
      console.error(error);
      return { text: loginText[place].failed, cause: loginCauses.storage, fields: {} };
    }
    const resume = await readResume(host.drafts, ownerOf(session));
    return { path: resume?.path ?? '/' };
  } catch (error) {
    if (error instanceof ApiError && error.body.needsCode) {
      const { wrongCode, uncheckedCode } = loginProblems;
      const problem = error.body.code === 'uncheckedCode' ? uncheckedCode : wrongCode;
      return { needsCode: true, fields: body.code === undefined ? {} : { code: problem } };
    }
    console.error(error);
    return { ...problemOf(error, place), fields: {} };
  }
}

function problemOf(error: unknown, place: LoginPlace): Pick<LoginProblem, 'text' | 'cause'> {
  const text = loginText[place].failed;
  if (error instanceof UnreachableError) return { text, cause: loginCauses.unreachable };
  if (!(error instanceof ApiError)) return { text };
  if (error.status === 401) return { text: loginText.wrong };
  if (error.status === 429) return { text, cause: loginCauses.tooManyTries(error.body.values?.seconds) };
  return { text, ...(error.status >= 500 && { cause: loginCauses.unavailable }) };
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
