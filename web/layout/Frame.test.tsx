import { act, fireEvent, render as renderView, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type ReactNode } from 'react';
import { AgencyProvider } from '@ritmi/shared/ui/Agency';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleAgency as agency, sampleContact } from '@ritmi/shared/domain/sample';
import { plainText } from '@ritmi/shared/domain/content';
import { rulesOf } from '@ritmi/shared/ui/testing/rulesOf';
import { BackButton } from './BackButton.js';
import { ErrorScreen } from '@ritmi/shared/ui/ErrorScreen';
import { AgencyContacts } from '../enquiry/addressees.js';
import { createTyped, TypedByVisitor } from '../enquiry/remembered.js';
import { Footer } from './Footer.js';
import { Header } from './Header.js';
import { MobileBar } from './MobileBar.js';
import { Splash } from './Logo.js';

const render = (view: ReactNode) => renderView(<AgencyProvider value={agency}>{view}</AgencyProvider>);

const paths = ['/', '/sherbime', '/paketa', '/evente', '/rreth-nesh'];
const hrefsIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

/** Reports to every observer whether its target is visible; several values at once are what a busy browser reports. */
let reportVisible: (...isVisible: readonly boolean[]) => void;

beforeEach(() => {
  const listeners: IntersectionObserverCallback[] = [];
  reportVisible = (...reported) => {
    const entries = reported.map((isIntersecting) => ({ isIntersecting }) as never);
    for (const listener of listeners) listener(entries, null as never);
  };
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(listener: IntersectionObserverCallback) {
        listeners.push(listener);
      }
      observe() {}
      disconnect() {}
    },
  );
});
describe('the header', () => {
  // spec: 2.header.logo, 2.header.links, 2.header.contact
  it('has the logo with a link home, the main links in order and a link to the contact page', () => {
    render(<Header path="/evente" />);
    const banner = screen.getByRole('banner');
    expect(within(banner).getByRole('link', { name: agency.name })).toHaveAttribute('href', '/');
    const nav = screen.getByLabelText('Menyja kryesore');
    expect(hrefsIn(nav)).toEqual(paths);
    expect(within(nav).getAllByRole('link')).toHaveLength(5);
    expect(nav).toHaveTextContent('KreuShërbimePaketaEventeRreth nesh');
    expect(screen.getByRole('link', { name: 'Kontakt' })).toHaveAttribute('href', '/kontakt');
  });

  it('leads to the contact page with the services that are chosen on a desk', () => {
    const typed = createTyped();
    render(
      <TypedByVisitor value={typed}>
        <Header path="/" />
      </TypedByVisitor>,
    );
    const contact = screen.getByRole('link', { name: 'Kontakt' });
    act(() => typed.set({ ...typed.get(), chosenIds: ['a1', 'b2'] }));
    expect(contact).toHaveAttribute('href', '/kontakt?sherbimet=a1,b2');
    act(() => typed.set({ ...typed.get(), chosenIds: [] }));
    expect(contact).toHaveAttribute('href', '/kontakt');
  });
});

it('marks the packages as current on their second address too', () => {
  render(
    <>
      <Header path="/packages" />
      <MobileBar path="/packages" footer={{ current: null }} />
    </>,
  );
  for (const link of screen.getAllByRole('link', { name: 'Paketa' }))
    expect(link).toHaveAttribute('aria-current', 'page');
});

describe('the mobile bar', () => {
  const footer = { current: document.createElement('footer') };
  const browser = (window as unknown as { happyDOM: { setViewport(size: { width: number }): void } })
    .happyDOM;

  beforeEach(() => browser.setViewport({ width: 390 }));
  afterEach(() => browser.setViewport({ width: 1024 }));

  // spec: 2.bar.links, 2.bar.current, 2.bar.home
  it('has the five links in order, Kreu first, and marks the current one', () => {
    render(<MobileBar path="/paketa" footer={footer} />);
    const bar = screen.getByRole('navigation', { name: 'Menyja e poshtme' });
    expect(hrefsIn(bar)).toEqual(paths);
    expect(within(bar).getAllByRole('link')[0]).toHaveTextContent('Kreu');
    expect(within(bar).getByRole('link', { current: 'page' })).toHaveAttribute('href', '/paketa');
  });

  // spec: 2.bar.scroll
  it('scrolls to the top when it is pressed', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    render(<MobileBar path="/paketa" footer={footer} />);
    await userEvent.click(screen.getByRole('link', { name: 'Paketa' }));
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
  });

  // spec: 2.bar.away
  it('slides away while the footer is visible', () => {
    render(<MobileBar path="/" footer={footer} />);
    const bar = screen.getByLabelText('Menyja e poshtme');
    expect(getComputedStyle(bar).visibility).toBe('visible');
    act(() => reportVisible(true));
    expect(getComputedStyle(bar).visibility).toBe('hidden');
    act(() => reportVisible(false));
    expect(getComputedStyle(bar).visibility).toBe('visible');
    act(() => reportVisible(false, true));
    expect(getComputedStyle(bar).visibility).toBe('hidden');
  });
});

describe('the footer', () => {
  const show = (contacts = [sampleContact({ value: '068 111 2233' })]) =>
    render(
      <AgencyContacts value={contacts}>
        <Footer ref={createRef()} path="/" />
      </AgencyContacts>,
    );
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

  // spec: 2.footer.logo, 2.footer.tagline, 2.footer.legal
  it('has logo, tagline, quick links and the legal pages', () => {
    show();
    expect(hrefOf(agency.name)).toBe('/');
    expect(screen.getByText(plainText(agency.tagline))).toBeInTheDocument();
    expect(hrefsIn(screen.getByRole('navigation', { name: 'Lidhje të shpejta' }))).toEqual([
      ...paths.slice(1),
      '/projects',
    ]);
    expect(hrefOf('Termat e shërbimit')).toBe('/termat-e-sherbimit');
    expect(hrefOf('Politika e privatësisë')).toBe('/politika-e-privatesise');
  });

  // spec: 2.footer.social
  it('links to Instagram, TikTok, SoundCloud and a map', () => {
    show();
    expect(hrefOf('Instagram')).toContain('instagram.com');
    expect(hrefOf('TikTok')).toContain('tiktok.com');
    expect(hrefOf('SoundCloud')).toContain('soundcloud.com');
    expect(hrefOf('Google Maps')).toContain('maps');
  });

  it('begins with a WhatsApp link to the first phone number', () => {
    show();
    expect(hrefOf('Na shkruaj në WhatsApp')).toBe('https://wa.me/355681112233');
  });

  it('makes no call to write on a page that is about writing, and keeps everything else', () => {
    render(<Footer ref={createRef()} path="/kontakt" isQuiet />);
    expect(screen.queryByText('Na shkruaj në WhatsApp')).toBeNull();
    expect(screen.getByText(plainText(agency.tagline))).toBeInTheDocument();
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Na gjej',
      'Lidhje të shpejta',
      'Na ndiq',
    ]);
    expect(hrefOf('Termat e shërbimit')).toBe('/termat-e-sherbimit');
    expect(hrefOf('English')).toBe('/en/kontakt');
  });

  it('stays the element that the bar looks at when the next page has another one', () => {
    const ref = createRef<HTMLElement>();
    const { rerender } = renderView(<Footer ref={ref} path="/" />);
    const before = screen.getByRole('contentinfo');
    rerender(<Footer ref={ref} path="/kontakt" isQuiet />);
    expect(screen.getByRole('contentinfo')).toBe(before);
    expect(ref.current).toBe(before);
  });

  // spec: 2.header.login, contract.decision.opener
  it('links to the login in its last line', () => {
    show();
    expect(screen.getByText('Hyrja e ekipit')).toHaveAttribute('href', '/login');
  });

  // spec: 2.footer.contacts
  it('has the loaded contacts', () => {
    show();
    expect(hrefOf('068 111 2233')).toBe('tel:0681112233');
    expect(screen.queryByText(agency.fallback.phone)).toBeNull();
  });

  // spec: 2.footer.default
  it('has a default phone and email when no contacts are loaded', () => {
    show([]);
    expect(hrefOf(agency.fallback.phone)).toBe('tel:0690000142');
    expect(hrefOf(agency.fallback.email)).toBe(`mailto:${agency.fallback.email}`);
  });

  // spec: 2.footer.year, 9.year
  it('shows the current year', () => {
    vi.useFakeTimers({ now: new Date('2031-05-04T12:00:00Z') });
    show();
    expect(screen.getByText(/©/)).toHaveTextContent(`© 2031 ${agency.name}`);
    vi.useRealTimers();
  });
});

describe('the back button', () => {
  // spec: 2.back, 9.back
  it.each([
    [100, 'visible'],
    [101, 'hidden'],
  ])('after %i px is %s', (scrolledPx, visibility) => {
    vi.stubGlobal('scrollY', scrolledPx);
    render(<BackButton />);
    expect(getComputedStyle(screen.getByText('Kthehu')).visibility).toBe(visibility);
  });
});

describe('the back button in a browser without the navigation interface', () => {
  it.each([
    { what: 'steps back within the site', pages: 2, click: {}, steps: 1 },
    { what: 'follows its link in a new window', pages: 1, click: {}, steps: 0 },
    { what: 'does not handle a click that opens a new tab', pages: 2, click: { ctrlKey: true }, steps: 0 },
  ])('$what', ({ pages, click, steps }) => {
    const back = vi.fn<() => void>();
    vi.stubGlobal('history', { length: pages, back });
    vi.stubGlobal('navigation', undefined);
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${window.location.origin}/evente`);
    render(<BackButton />);
    screen.getByText('Kthehu').addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(screen.getByText('Kthehu'), click);
    expect(back).toHaveBeenCalledTimes(steps);
  });
});

describe('the splash', () => {
  // spec: 1.splash.look, 1.splash.time, 4.splash, 4.loading, 9.splash
  it('covers the window with the logo and a turning ring, and is hidden after 1500 ms', () => {
    render(<Splash />);
    const splash = screen.getByTestId('splash');
    expect(splash).toHaveTextContent(agency.name);
    expect(getComputedStyle(splash).position).toBe('fixed');
    // Fades out in 160 ms after 1340 ms.
    expect(rulesOf(splash)).toMatch(/animation:\s*\S+ 160ms 1340ms both/);
    const ring = splash.querySelector('svg, img, span span');
    expect(ring && rulesOf(ring)).toMatch(/animation:.*infinite/);
  });

  it("has the turning ring around an agency's own logo too", () => {
    renderView(
      <AgencyProvider value={{ ...agency, logo: '/uploads/yjet.png' }}>
        <Splash />
      </AgencyProvider>,
    );
    const splash = screen.getByTestId('splash');
    expect(splash.querySelector('img')).toHaveAttribute('src', '/uploads/yjet.png');
    const ring = splash.querySelector('svg');
    expect(ring && rulesOf(ring)).toMatch(/animation:.*infinite/);
  });
});

describe('the error screen', () => {
  // spec: 1.error.title, 1.error.text, 1.error.problem, 1.error.refresh
  it('shows the message of the error and reloads the page', async () => {
    const reload = vi.fn<() => void>();
    vi.stubGlobal('location', { reload });
    render(<ErrorScreen error={new Error('x is not a function')} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong');
    expect(
      screen.getByText('The application encountered an unexpected error. Please try refreshing the page.'),
    ).toBeVisible();
    expect(screen.getByText('x is not a function')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Refresh Page' }));
    expect(reload).toHaveBeenCalledOnce();
  });
});
