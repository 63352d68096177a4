import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FieldError } from '@ritmi/shared/domain/errors';
import { AdminApp } from './AdminApp.js';
import { fakeApi } from '../kit/testing/fakeApi.js';
import { expectLogged } from '../kit/testing/steps.js';
import { memoryDrafts, testHost } from '../kit/testing/testHost.js';

const me = {
  id: 'arta',
  name: 'Arta',
  email: 'arta@ritmi.al',
  mustChangePassword: false,
  hasSecondFactor: false,
};
const session = (id: string, device: string, current = false) => ({
  id,
  device,
  current,
  createdAt: new Date(2026, 10, 20, 8, 30).toISOString(),
  lastUsedAt: new Date(2026, 10, 21, 9, 5).toISOString(),
});

let api: ReturnType<typeof fakeApi>;

beforeEach(() => {
  // Also tests that the admin is in English once that was chosen.
  window.localStorage.setItem('language', 'en');
  api = fakeApi({
    '/audit?kind=content&limit=40': [],
    '/auth/me': me,
    '/auth/sessions': [session('own', 'Chrome, Linux', true), session('other', 'Firefox, Windows')],
    '/projects': [],
  });
  api.write = () => new Response(null, { status: 204 });
});
function open(path = '/account') {
  const drafts = memoryDrafts();
  const host = testHost({ drafts });
  render(
    <AdminApp
      host={host}
      createRouter={(routes) => createMemoryRouter(routes, { initialEntries: [path] })}
    />,
  );
  return { drafts, host };
}

const panel = async (name: string) => within(await screen.findByRole('region', { name }));

const refusal = (...errors: readonly FieldError[]) =>
  Response.json({ message: 'Not valid', errors }, { status: 422 });

it('is reached from the header and shows name and e-mail', async () => {
  open('/projects');
  const link = within(await screen.findByRole('banner')).getByRole('link', { name: 'Account' });
  await userEvent.click(link);
  expect(await screen.findByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  expect(link).toHaveAttribute('aria-current', 'page');
  const facts = await panel('Account');
  expect(await facts.findByText('arta@ritmi.al')).toBeVisible();
  expect(facts.getByText('Arta')).toBeVisible();
});

describe('the password', () => {
  async function change(current: string, next: string) {
    const form = await screen.findByRole('form', { name: 'Change password' });
    if (current) await userEvent.type(within(form).getByLabelText('Current password'), current);
    if (next) await userEvent.type(within(form).getByLabelText('New password'), next);
    await userEvent.click(within(form).getByRole('button', { name: 'Change password' }));
    return within(form);
  }

  it('is changed without leaving a draft', async () => {
    const { drafts } = open();
    const form = await change('i vjetri im', 'nje fjalekalim i ri');
    expect(await screen.findByText('Password changed. All other sessions have ended.')).toBeVisible();
    expect(api.sent()).toEqual([
      {
        method: 'POST',
        path: '/auth/password',
        body: { currentPassword: 'i vjetri im', newPassword: 'nje fjalekalim i ri' },
      },
    ]);
    await waitFor(() => expect(form.getByLabelText('Current password')).toHaveValue(''));
    expect(form.getByLabelText('New password')).toHaveValue('');
    expect(drafts.entries.size).toBe(0);
  });

  it('is validated before it is sent', async () => {
    open();
    const form = await change('', 'i shkurter');
    expect(form.getByLabelText('Current password')).toHaveAccessibleDescription(
      'Current password is required',
    );
    expect(form.getByLabelText('New password')).toHaveAccessibleDescription(
      /New password must have at least 12 characters/,
    );
    expect(api.sent()).toEqual([]);
  });

  it("shows the server's errors at its fields", async () => {
    open();
    api.write = () =>
      refusal(
        { path: 'currentPassword', code: 'wrongPassword', message: 'The current password is wrong' },
        { path: 'newPassword', code: 'commonPassword', message: 'This password is too common' },
      );
    const form = await change('gabim', 'passwordpassword');
    const current = form.getByLabelText('Current password');
    await waitFor(() => expect(current).toHaveAccessibleDescription('The current password is wrong'));
    expect(form.getByLabelText('New password')).toHaveAccessibleDescription(/This password is too common/);
    expect(current).toHaveFocus();
    expect(form.getByLabelText('New password')).toHaveValue('passwordpassword');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it("shows the server's message after too many attempts", async () => {
    open();
    api.write = () => Response.json({ message: 'Too many wrong tries' }, { status: 429 });
    await change('gabim', 'nje fjalekalim i ri');
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many wrong tries');
    expectLogged();
  });

  it('can be shown while it is typed', async () => {
    open();
    const form = within(await screen.findByRole('form', { name: 'Change password' }));
    await userEvent.click(form.getByRole('checkbox', { name: 'Show what I type' }));
    expect(form.getByLabelText('New password')).toHaveAttribute('type', 'text');
  });

  it('must be changed first if it was generated; then the admin opens the requested screen', async () => {
    api.reads['/auth/me'] = { ...me, mustChangePassword: true };
    const { host } = open('/projects');
    expect(await screen.findByRole('heading', { level: 1, name: 'Choose a new password' })).toBeVisible();
    expect(screen.queryByLabelText('Admin')).toBeNull();
    expect(screen.getByLabelText('Current password')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Dil' })).toBeVisible();
    api.write = () => {
      api.reads['/auth/me'] = me;
      return new Response(null, { status: 204 });
    };
    await change('i gjeneruari', 'nje fjalekalim i ri');
    expect(await screen.findByRole('heading', { level: 1, name: 'Projektet' })).toBeVisible();
    expect(host.session.read()).not.toBeNull();
  });
});

describe('the sessions', () => {
  it('show where the account is signed in and since when', async () => {
    open();
    const sessions = await panel('Sessions');
    const own = within((await sessions.findByRole('heading', { name: 'Chrome, Linux' })).closest('li')!);
    expect(own.getByText('This one')).toBeVisible();
    expect(own.queryByRole('button')).toBeNull();
    const other = within(sessions.getByRole('heading', { name: 'Firefox, Windows' }).closest('li')!);
    expect(
      other.getByText('Last used 21 November 2026, 9:05 · Signed in 20 November 2026, 8:30'),
    ).toBeVisible();
  });

  it('are three at first, so that the form of the password is near', async () => {
    api.reads['/auth/sessions'] = ['a', 'b', 'c', 'd', 'e'].map((id) => session(id, id, id === 'a'));
    open();
    const sessions = await panel('Sessions');
    const more = await sessions.findByRole('button', { name: 'Show 2 more' });
    expect(sessions.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(more);
    expect(sessions.getAllByRole('listitem')).toHaveLength(5);
    expect(sessions.getByRole('button', { name: 'Show fewer' })).toHaveFocus();
  });

  it('end one by one', async () => {
    open();
    const sessions = await panel('Sessions');
    api.write = () => {
      api.reads['/auth/sessions'] = [session('own', 'Chrome, Linux', true)];
      return new Response(null, { status: 204 });
    };
    await userEvent.click(await sessions.findByRole('button', { name: 'End' }));
    expect(await screen.findByText('Session ended')).toBeVisible();
    expect(api.sent()).toMatchObject([{ method: 'DELETE', path: '/auth/sessions/other' }]);
    await waitFor(() => expect(sessions.queryByText('Firefox, Windows')).toBeNull());
    expect(sessions.queryByRole('button')).toBeNull();
    expect(sessions.getByRole('heading', { name: 'Sessions' })).toHaveFocus();
  });

  it('end all at once, except the current one', async () => {
    open();
    const sessions = await panel('Sessions');
    await userEvent.click(await sessions.findByRole('button', { name: 'End all others' }));
    expect(await screen.findByText('All other sessions have ended')).toBeVisible();
    expect(api.sent()).toMatchObject([{ method: 'DELETE', path: '/auth/sessions' }]);
  });

  it('report an end that failed', async () => {
    open();
    const sessions = await panel('Sessions');
    api.write = () => Response.json({}, { status: 500 });
    await userEvent.click(await sessions.findByRole('button', { name: 'End' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to end the session');
    expectLogged();
  });

  it('lead to the login when the current one was ended elsewhere', async () => {
    const answer = globalThis.fetch;
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
      url === '/api/auth/me'
        ? Response.json({ message: 'x', sessionEnded: true }, { status: 401 })
        : answer(url, init),
    );
    const { host } = open('/buttons');
    expect(await screen.findByLabelText('Password')).toBeInTheDocument();
    expect(
      await screen.findByText('Unauthorized. Your session may have expired. Please log in again.'),
    ).toBeVisible();
    expect(host.session.read()).toBeNull();
  });
});

it('keeps a token that the server does not know until the next guarded call', async () => {
  const answer = globalThis.fetch;
  let asked = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    if (url !== '/api/auth/me') return answer(url, init);
    asked += 1;
    return Response.json({ message: 'x' }, { status: 401 });
  });
  const { host } = open('/buttons');
  await waitFor(() => expect(asked).toBe(1));
  expect(await screen.findByRole('heading', { level: 1, name: 'Butonat' })).toBeVisible();
  expect(host.session.read()).not.toBeNull();
});

it('sends no request once the token is missing: the next write reports it', async () => {
  const others = globalThis.fetch;
  const asked: ((answer: Response) => void)[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    url === '/api/auth/me' ? new Promise<Response>((answer) => asked.push(answer)) : others(url, init),
  );
  const { host } = open('/buttons');
  expect(await screen.findByRole('heading', { level: 1, name: 'Butonat' })).toBeVisible();
  host.session.clear();
  await act(async () => asked[0]?.(Response.json(me)));
  await act(() => new Promise((rendered) => setTimeout(rendered)));
  expect(asked).toHaveLength(1);
});

describe('the second factor', () => {
  const secret = {
    secret: 'JBSWY3DPEHPK3PXP',
    url: 'otpauth://totp/Ritmi:arta%40ritmi.al?secret=JBSWY3DPEHPK3PXP&issuer=Ritmi',
  };

  it('is set up with the password, a key to scan or type, and a code; then shows its recovery codes once', async () => {
    open();
    const copied = vi.fn<(command: string) => boolean>(() => true);
    document.execCommand = copied;
    const factor = await panel('Second factor');
    await userEvent.click(factor.getByRole('button', { name: 'Set up' }));
    expect(factor.getByLabelText('Current password')).toHaveFocus();
    api.write = () => Response.json(secret);
    await userEvent.type(factor.getByLabelText('Current password'), 'i vjetri im{Enter}');
    expect(await factor.findByRole('img', { name: 'The key to scan' })).toBeVisible();
    expect(factor.getByText('JBSW').parentElement).toHaveTextContent(secret.secret);
    expect(factor.getByRole('link', { name: 'Open in an app on this device' })).toHaveAttribute(
      'href',
      secret.url,
    );
    await userEvent.click(factor.getByRole('button', { name: 'Copy key' }));
    expect(copied).toHaveBeenCalledWith('copy');
    api.write = () =>
      refusal({ path: 'code', code: 'wrongCode', message: 'The code is wrong or was used already' });
    await userEvent.type(factor.getByLabelText('Code'), '000000{Enter}');
    expect(await factor.findByText('The code is wrong or was used already')).toBeVisible();
    api.write = () => {
      api.reads['/auth/me'] = { ...me, hasSecondFactor: true };
      return Response.json({ recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] });
    };
    await userEvent.clear(factor.getByLabelText('Code'));
    await userEvent.type(factor.getByLabelText('Code'), '123456{Enter}');
    expect(await factor.findByText('cccc-dddd')).toBeVisible();
    const file = factor.getByRole('link', { name: 'Download' });
    expect(decodeURIComponent(file.getAttribute('href') ?? '')).toMatch(/,aaaa-bbbb\ncccc-dddd\n$/);
    expect(file).toHaveAttribute('download', 'ritmi-recovery-codes.txt');
    await userEvent.click(factor.getByRole('button', { name: 'Done' }));
    expect(factor.queryByText('cccc-dddd')).toBeNull();
    expect(factor.getByRole('heading', { name: 'Second factor' })).toHaveFocus();
    expect(await factor.findByRole('button', { name: 'Turn off' })).toBeVisible();
    expect(api.sent().map(({ path, body }) => [path, body])).toEqual([
      ['/auth/second-factor', { currentPassword: 'i vjetri im' }],
      ['/auth/second-factor/confirm', { code: '000000' }],
      ['/auth/second-factor/confirm', { code: '123456' }],
    ]);
  });

  it('is turned off with the password and a code', async () => {
    api.reads['/auth/me'] = { ...me, hasSecondFactor: true };
    open();
    const factor = await panel('Second factor');
    await userEvent.click(factor.getByRole('button', { name: 'Turn off' }));
    await userEvent.type(factor.getByLabelText('Current password'), 'i vjetri im');
    await userEvent.type(factor.getByLabelText('Code'), '123456');
    api.write = () => {
      api.reads['/auth/me'] = me;
      return new Response(null, { status: 204 });
    };
    await userEvent.click(factor.getByRole('button', { name: 'Turn off' }));
    expect(await screen.findByText('Second factor turned off')).toBeVisible();
    expect(await factor.findByRole('button', { name: 'Set up' })).toBeVisible();
    expect(api.sent()).toEqual([
      {
        method: 'DELETE',
        path: '/auth/second-factor',
        body: { currentPassword: 'i vjetri im', code: '123456' },
      },
    ]);
  });
});
