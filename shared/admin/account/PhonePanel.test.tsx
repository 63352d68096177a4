import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Push, PushState } from '../host/host.js';
import { type FakeApi, fakeApi } from '../kit/testing/fakeApi.js';
import { expectLogged } from '../kit/testing/steps.js';
import { TestAdmin, testHost } from '../kit/testing/testHost.js';
import { useSignOut } from '../kit/session/useSession.js';
import { PhonePanel } from './PhonePanel.js';

const made = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/arta',
  keys: { p256dh: 'key', auth: 'secret' },
};
const subscribing = { method: 'POST', path: '/push/subscriptions', body: made };
const ending = { method: 'DELETE', path: '/push/subscriptions/made', body: undefined };

let api: FakeApi;

beforeEach(() => {
  api = fakeApi({ '/push/key': { key: 'public' } });
});

/** A browser whose person answers the question for permission. */
function browser(state: PushState, answer: 'granted' | 'denied' = 'granted') {
  let now = state;
  const push = {
    state: async () => now,
    subscription: async () => (now === 'on' ? made : null),
    subscribe: vi.fn<Push['subscribe']>(async () => {
      now = answer === 'granted' ? 'on' : 'refused';
      return answer === 'granted' ? made : null;
    }),
    unsubscribe: vi.fn<Push['unsubscribe']>(async () => {
      now = 'off';
    }),
  };
  return push satisfies Push;
}

function SignOut() {
  const signOut = useSignOut();
  return <button onClick={() => void signOut()}>Dil</button>;
}

function open(push?: Push) {
  const host = testHost(push && { push });
  render(
    <TestAdmin host={host}>
      <PhonePanel />
      <SignOut />
    </TestAdmin>,
  );
  return host;
}

const named = () => screen.findByRole('switch', { name: 'Njoftime në këtë telefon' });

const enabled = async () => {
  const found = await named();
  await waitFor(() => expect(found).toBeEnabled());
  return found;
};

describe('notices on this phone', () => {
  it('are turned on with the key of the API and off again', async () => {
    const push = browser('off');
    open(push);
    const phone = await enabled();
    expect(phone).not.toBeChecked();
    await userEvent.click(phone);
    expect(await screen.findByText('Njoftimet u aktivizuan')).toBeVisible();
    expect(push.subscribe).toHaveBeenCalledWith('public');
    expect(api.sent()).toEqual([subscribing]);
    await waitFor(() => expect(phone).toBeChecked());
    await waitFor(() => expect(phone).toBeEnabled());
    await userEvent.click(phone);
    expect(await screen.findByText('Njoftimet u çaktivizuan')).toBeVisible();
    expect(api.sent()).toEqual([subscribing, subscribing, ending]);
    expect(push.unsubscribe).toHaveBeenCalledOnce();
    await waitFor(() => expect(phone).not.toBeChecked());
  });

  it('stay off when the person refuses, and say how to allow them', async () => {
    open(browser('off', 'denied'));
    await userEvent.click(await enabled());
    const why = await screen.findByText(
      'Shfletuesi i ka të bllokuara njoftimet e kësaj faqeje. Lejoji te cilësimet e tij, pastaj hape faqen përsëri.',
    );
    expect(why).toBeVisible();
    expect(await screen.findByText('Njoftimet nuk u aktivizuan')).toBeVisible();
    expect(await named()).not.toBeChecked();
    expect(await named()).toBeDisabled();
    expect(api.sent()).toEqual([]);
  });

  it('stay off when the API does not take the subscription', async () => {
    const push = browser('off');
    open(push);
    api.write = () => Promise.reject(new TypeError('Failed to fetch'));
    const phone = await enabled();
    await userEvent.click(phone);
    expect(await screen.findByText('Njoftimet nuk u aktivizuan')).toBeVisible();
    expect(push.unsubscribe).toHaveBeenCalledOnce();
    await waitFor(() => expect(phone).toBeEnabled());
    expect(phone).not.toBeChecked();
    expectLogged();
  });

  it.each([
    [
      'notInstalled',
      'Në iPhone shtoje së pari panelin në ekranin bazë: butoni Ndaj, pastaj «Shto në ekranin bazë». Hape prej andej.',
    ],
    ['missing', 'Ky shfletues nuk di të tregojë njoftime. Provo Chrome, Edge ose Firefox.'],
  ] as const)('cannot be turned on where the state is %s', async (state, why) => {
    open(browser(state));
    expect(await screen.findByText(why)).toBeVisible();
    expect(await named()).toBeDisabled();
    expect(await named()).toHaveAccessibleDescription(why);
  });

  it('cannot be turned on where the browser forbids storage', async () => {
    const forbidden = () => Promise.reject(new DOMException('Access is denied', 'SecurityError'));
    open({ ...browser('off'), state: forbidden });
    const why = /^Shfletuesi nuk e lejon këtë faqe të ruajë të dhëna/;
    expect(await screen.findByText(why)).toBeVisible();
    expect(await named()).toBeDisabled();
    expect(await named()).toHaveAccessibleDescription(why);
  });

  it('can be turned on although the browser did not answer at first', async () => {
    const state = vi.fn<Push['state']>().mockRejectedValueOnce(new DOMException('Aborted', 'AbortError'));
    open({ ...browser('off'), state: state.mockResolvedValue('off') });
    await waitFor(async () => expect(await named()).toBeEnabled(), { timeout: 3_000 });
    expect(screen.queryByText(/^Shfletuesi nuk e lejon/)).toBeNull();
  });

  it('are no choice in a program that shows notices itself', async () => {
    open();
    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
  });

  it('end with the session, before its token does', async () => {
    const push = browser('on');
    const host = open(push);
    await userEvent.click(await screen.findByRole('button', { name: 'Dil' }));
    await waitFor(() => expect(api.sent()).toHaveLength(3));
    expect(api.sent()).toEqual([
      subscribing,
      ending,
      { method: 'POST', path: '/auth/logout', body: undefined },
    ]);
    expect(push.unsubscribe).toHaveBeenCalledOnce();
    expect(host.session.read()).toBeNull();
  });

  it('end with the session also when the API cannot be told', async () => {
    const push = browser('on');
    open(push);
    api.write = () => Promise.reject(new TypeError('Failed to fetch'));
    await userEvent.click(await screen.findByRole('button', { name: 'Dil' }));
    await waitFor(() => expect(push.unsubscribe).toHaveBeenCalledOnce());
    await waitFor(() => expect(api.sent()).toHaveLength(2));
    expectLogged();
  });
});
