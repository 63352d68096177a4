import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { loginRequest } from '@ritmi/shared/domain/auth/schema';
import { LanguageProvider } from '@ritmi/shared/ui/Language';
import { Toasts } from '@ritmi/shared/ui/Toasts';
import { expectLogged } from '../kit/testing/steps.js';
import { testHost } from '../kit/testing/testHost.js';
import { LoginForm, problemsIn } from './LoginForm.js';

const places = [
  { place: 'page', done: 'Identifikimi u krye me sukses!', failed: 'Ndodhi një gabim gjatë identifikimit' },
  { place: 'dialog', done: 'Hyrja u krye me sukses!', failed: 'Ndodhi një gabim gjatë hyrjes' },
] as const;

function signIn(place: 'page' | 'dialog', answer: () => Promise<Response>, email = 'a@b.al') {
  const call = vi.fn<typeof fetch>(answer);
  vi.stubGlobal('fetch', call);
  const onSignedIn = vi.fn<(path: string) => void>();
  const host = testHost();
  host.session.clear();
  render(
    <>
      <LoginForm host={host} place={place} onSignedIn={onSignedIn} />
      <Toasts />
    </>,
  );
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'fjalëkalim' } });
  fireEvent.click(screen.getByRole('button', { name: 'Hyr' }));
  return { call, host, onSignedIn };
}

it('has its submit button in the HTML of the server', () => {
  const page = renderToString(<LoginForm host={testHost()} place="page" onSignedIn={() => undefined} />);
  expect(page).toMatch(/<button[^>]*type="submit"/);
  expect(page).not.toContain('type="button"');
});

it("has Albanian labels for who chose 'Shqip' in the admin, and on an English page those of the contract", () => {
  localStorage.setItem('language', 'shqip');
  const form = <LoginForm host={testHost()} place="page" onSignedIn={() => undefined} />;
  const { unmount } = render(form);
  expect(screen.getByRole('form', { name: 'Hyrja' })).toBeVisible();
  expect(screen.getByLabelText('E-maili')).toHaveAttribute('type', 'email');
  expect(screen.getByLabelText('Fjalëkalimi')).toHaveAttribute('type', 'password');
  unmount();
  render(<LanguageProvider language="en">{form}</LanguageProvider>);
  expect(screen.getByLabelText('Email')).toBeVisible();
});

describe('the second factor', () => {
  const refusal = (code = 'codeNeeded') =>
    Response.json({ message: 'Code is needed', needsCode: true, code }, { status: 401 });

  it('says when the server cannot check codes of the app', async () => {
    const answers = [refusal(), refusal('uncheckedCode')];
    signIn('page', async () => answers.shift() ?? Response.error());
    fireEvent.change(await screen.findByLabelText('Code'), { target: { value: '123456' } });
    fireEvent.click(screen.getByRole('button', { name: 'Hyr' }));
    expect(await screen.findByText(/^Serveri nuk i kontrollon dot më kodet/)).toBeVisible();
  });

  it('is asked for when the server requires it, and sent with e-mail and password', async () => {
    const answers = [refusal(), refusal(), Response.json({ token: 'a.b.c', name: 'Arta' })];
    const { call, host } = signIn('page', async () => answers.shift() ?? Response.error());
    const code = await screen.findByLabelText('Code');
    expect(code).toHaveFocus();
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(screen.queryByRole('alert')).toBeNull();
    const send = () => fireEvent.click(screen.getByRole('button', { name: 'Hyr' }));
    send();
    expect(screen.getByText('Kjo fushë kërkohet.')).toBeVisible();
    fireEvent.change(code, { target: { value: ' 000000 ' } });
    send();
    expect(await screen.findByText('Kodi është i gabuar ose është përdorur.')).toBeVisible();
    expect(code).toHaveFocus();
    fireEvent.change(code, { target: { value: '123456' } });
    send();
    expect(await screen.findByText('Identifikimi u krye me sukses!')).toBeVisible();
    const bodies = call.mock.calls.map(([, init]) => init?.body);
    const request = { email: 'a@b.al', password: 'fjalëkalim' };
    expect(bodies).toEqual(
      [request, { ...request, code: '000000' }, { ...request, code: '123456' }].map((body) =>
        JSON.stringify(body),
      ),
    );
    expect(host.session.read()).toEqual({ token: 'a.b.c', userName: 'Arta' });
  });

  it('is not asked for when the password turns out wrong', async () => {
    const answers = [refusal(), Response.json({ message: 'x' }, { status: 401 })];
    signIn('dialog', async () => answers.shift() ?? Response.error());
    fireEvent.change(await screen.findByLabelText('Code'), { target: { value: '123456' } });
    fireEvent.click(screen.getByRole('button', { name: 'Hyr' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Email-i ose fjalëkalimi është i gabuar');
    expect(screen.queryByLabelText('Code')).toBeNull();
    expectLogged();
  });
});

describe.each(places)('the login on the $place', ({ place, done, failed }) => {
  // spec: 8.login.success.page, 8.login.success.dialog, 7.login, 4.login.stored, 3.login, 1.admin.login
  // spec: contract.cors.login
  it('sends e-mail and password, stores token and name, and reports the success', async () => {
    const { call, host, onSignedIn } = signIn(place, async () =>
      Response.json({ token: 'a.b.c', name: 'Arta' }),
    );
    expect(await screen.findByText(done)).toBeVisible();
    expect(call).toHaveBeenCalledOnce();
    const [path, init] = call.mock.calls[0]!;
    expect([path, init?.method, init?.body]).toEqual([
      '/api/auth/login',
      'POST',
      '{"email":"a@b.al","password":"fjalëkalim"}',
    ]);
    // Only the header's dialog sends cookies.
    expect(init?.credentials).toBe(place === 'dialog' ? 'include' : 'same-origin');
    expect(host.session.read()).toEqual({ token: 'a.b.c', userName: 'Arta' });
    expect(onSignedIn).toHaveBeenCalledWith('/');
  });

  it('sends an e-mail address without the characters that nobody sees, which a paste brings', async () => {
    const answer = async () => Response.json({ token: 'a.b.c', name: 'Arta' });
    const { call } = signIn(place, answer, '\u202aa@b.al\u202c \u200b');
    expect(await screen.findByText(done)).toBeVisible();
    expect(call.mock.calls[0]?.[1]?.body).toBe('{"email":"a@b.al","password":"fjalëkalim"}');
  });

  it('asks for the e-mail address when nobody sees anything of it', () => {
    const { call } = signIn(place, async () => Response.error(), '\u200b');
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Kjo fushë kërkohet.');
    expect(call).not.toHaveBeenCalled();
  });

  // spec: 8.login.wrong, 4.login
  it('says that the credentials are wrong', async () => {
    signIn(place, async () => Response.json({ message: 'x' }, { status: 401 }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Email-i ose fjalëkalimi është i gabuar');
    expectLogged();
  });

  // spec: 8.login.noToken
  it('says that the answer has no token', async () => {
    signIn(place, async () => Response.json({ name: 'Arta' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Ndodhi një gabim gjatë identifikimit');
  });

  // spec: 8.login.other.page, 8.login.other.dialog, 8.console
  it('says that something else went wrong', async () => {
    signIn(place, async () => Promise.reject(new TypeError('away')));
    expect(await screen.findByRole('alert')).toHaveTextContent(failed);
    expectLogged();
  });

  it('says so when the browser forbids storage', async () => {
    const { host } = signIn(place, async () => Response.json({ token: 'a.b.c', name: 'Arta' }));
    host.session.write = () => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    };
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(failed);
    expect(alert).toHaveTextContent('Shfletuesi nuk lejon që kjo faqe të ruajë të dhëna.');
    expectLogged();
  });

  it('says how long to wait after too many tries', async () => {
    const body = { code: 'tooManyTries', message: 'Too many wrong tries', values: { seconds: 30 } };
    signIn(place, async () => Response.json(body, { status: 429 }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(`${failed}Tepër prova të gabuara. Prit 30 sekonda.`);
    expectLogged();
  });

  // spec: 2.login.submitting, 4.login
  it('disables its button while it submits', async () => {
    signIn(place, () => new Promise(() => undefined));
    expect(await screen.findByRole('button', { name: 'Duke u kyçur...' })).toBeDisabled();
  });

  // spec: 5.login, 2.login.page, 2.login.dialog
  it('asks for an e-mail address and a password', () => {
    render(<LoginForm host={testHost()} place={place} onSignedIn={() => undefined} />);
    expect(screen.getByLabelText('Email')).toHaveAttribute('type', 'email');
    expect(screen.getByLabelText('Email')).toBeRequired();
    expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
    expect(screen.getByLabelText('Password')).toBeRequired();
    fireEvent.click(screen.getByRole('button', { name: 'Hyr' }));
    expect(screen.getAllByText('Kjo fushë kërkohet.')).toHaveLength(2);
  });

  it.each(['arta', 'arta@', '@ritmi.al', 'arta@rit mi.al', 'arta@@ritmi.al'])(
    'refuses the e-mail address %s at its field',
    async (email) => {
      const { call } = signIn(place, async () => Response.json({ token: 'a.b.c', name: 'Arta' }), email);
      const field = screen.getByLabelText('Email');
      expect(field).toHaveAccessibleDescription('Kjo nuk është adresë email-i.');
      expect(field).toHaveFocus();
      expect(call).not.toHaveBeenCalled();
    },
  );
});

it('finds the same problems as the schema of the API', () => {
  const result = loginRequest.safeParse({ email: '', password: '' });
  const fields = result.error?.issues.map(({ path }) => path[0]);
  expect(Object.keys(problemsIn({ email: '', password: '' }))).toEqual(fields);
  expect(problemsIn({ email: 'a@b.al', password: 'x' })).toEqual({});
});
