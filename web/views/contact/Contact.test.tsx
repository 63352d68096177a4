import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { AgencyProvider } from '@ritmi/shared/ui/Agency';
import { agencyOf, factsOf } from '@ritmi/shared/domain/agency/agency';
import demoSettings from '@ritmi/shared/demo/settings.json' with { type: 'json' };
import { sampleContact, samplePackage } from '@ritmi/shared/domain/sample';
import { packageTopic as topicOf, type Topic } from '@ritmi/shared/domain/enquiry/message';
import { openNight } from '@ritmi/shared/domain/enquiry/request';
import { ContactScreen } from './ContactScreen.js';
import { fallbackContacts, type ShownContact } from './ContactList.js';

const agency = agencyOf(demoSettings, 'sq');

const mapEmbed =
  'https://www.openstreetmap.org/export/embed.html?bbox=19.7938%2C41.3196%2C19.8098%2C41.3296&layer=mapnik&marker=41.3246%2C19.8018';

const packageTopic = (pkg: Parameters<typeof topicOf>[0]) => topicOf(pkg, '50.00');

const phone = sampleContact({ value: '069 123 4567' });
const email = sampleContact({ id: 'contact-2', type: 'email', value: 'ritmi@example.com' });

function show(contacts: readonly ShownContact[], topic: Topic | null = null) {
  render(
    <AgencyProvider value={factsOf(agency)}>
      <ContactScreen
        contacts={contacts}
        request={{ asked: null, night: openNight }}
        topic={topic}
        sent={null}
        freeDays={null}
        place={agency.place}
      />
    </AgencyProvider>,
  );
}

function hrefOf(name: string | RegExp): string {
  return decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '');
}

describe('the contact page', () => {
  // spec: 2.contact.phone, 2.contact.email, 5.contact.digits
  it('links to phone, WhatsApp and e-mail', () => {
    show([phone, email]);
    expect(hrefOf('Telefono')).toBe('tel:0691234567');
    expect(hrefOf('WhatsApp')).toBe('https://wa.me/355691234567');
    expect(hrefOf('Shkruaj email')).toBe('mailto:ritmi@example.com');
  });

  it('chooses the buttons by the value, not by the type', () => {
    const odd = sampleContact({ type: 'phone', value: 'ritmi@example.com' });
    show([odd, sampleContact({ id: '3', value: '12 34' })]);
    expect(screen.queryByRole('link', { name: 'Telefono' })).toBeNull();
    expect(hrefOf('Shkruaj email')).toBe('mailto:ritmi@example.com');
  });

  // spec: contract.contact
  it('gives a number its buttons whatever separates its digits, and a landline none for WhatsApp', () => {
    show([sampleContact({ value: '069/123 4570' }), sampleContact({ id: '2', value: '04 223 4575' })]);
    const [mobile, landline] = screen.getAllByRole('listitem').map((entry) =>
      within(entry)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    );
    expect(mobile).toEqual(['tel:0691234570', 'https://wa.me/355691234570']);
    expect(landline).toEqual(['tel:042234575']);
  });

  // spec: 2.contact.builtIn
  it('has built-in contacts', () => {
    const contacts = fallbackContacts(agency.fallback, (message) => message.sq);
    show(contacts);
    for (const value of Object.values(agency.fallback)) expect(screen.getByText(value)).toBeVisible();
  });

  // spec: 2.contact.map, contract.html.iframes
  it('loads the map only on request', async () => {
    show([]);
    expect(screen.queryByTitle(/Harta/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /hartën$/ }));
    expect(screen.getByTitle(/Harta/)).toHaveAttribute('src', mapEmbed);
    expect(screen.getByTitle(/Harta/)).toHaveAttribute('loading', 'lazy');
    expect(screen.getByRole('region', { name: 'Ku jemi' })).toHaveFocus();
  });
});

describe('an entry', () => {
  // spec: 2.contact.icon
  it.each([
    ['phone', 'phone'],
    ['email', 'mail'],
    ['address', 'map-pin'],
  ] as const)('of the type %s has the icon %s', (type, icon) => {
    show([sampleContact({ type, value: 'x' })]);
    expect(document.querySelector(`li svg.lucide-${icon}`)).not.toBeNull();
  });
});

describe('an enquiry', () => {
  const message = 'Më intereson paketa “Dasma e plotë”:\n• DJ\n• Ndriçim skenik\nTotali: 570.00 €';

  it('is in the links that send it', () => {
    show([phone, email], packageTopic(samplePackage()));
    expect(hrefOf('Dërgo në WhatsApp')).toContain('https://wa.me/355691234567?text=');
    expect(hrefOf('Dërgo në WhatsApp')).toContain(message);
    expect(hrefOf('Dërgo me email')).toContain('mailto:ritmi@example.com?subject=Kërkesë për paketën');
    expect(hrefOf('Dërgo me email')).toContain(message);
    expect(screen.getByText('570.00 €')).toBeVisible();
  });

  it('goes to the built-in contacts when there are none', () => {
    show([], packageTopic(samplePackage()));
    expect(hrefOf('Dërgo në WhatsApp')).toContain('https://wa.me/355690000142?text=');
    expect(hrefOf('Dërgo me email')).toContain(`mailto:${agency.fallback.email}`);
  });

  // spec: contract.contact
  it('goes to the first number that may have WhatsApp, never to one that is not on the page', () => {
    const landline = sampleContact({ id: '2', value: '04 223 4575' });
    const pasted = sampleContact({ id: '3', value: '\u202a+355 68 765 4321\u202c' });
    show([landline, pasted], packageTopic(samplePackage()));
    expect(hrefOf('Dërgo në WhatsApp')).toContain('https://wa.me/355687654321?text=');
    cleanup();
    show([landline], packageTopic(samplePackage()));
    expect(screen.queryByRole('link', { name: 'Dërgo në WhatsApp' })).toBeNull();
    expect(hrefOf('Dërgo me email')).toContain('mailto:');
  });

  it('names no amount when the price is hidden', () => {
    show([phone], packageTopic(samplePackage({ hidePrice: true })));
    expect(screen.getByText('Kontakto për çmimin')).toBeVisible();
    expect(document.body.innerHTML).not.toContain('€');
    expect(hrefOf('Dërgo në WhatsApp')).not.toContain('€');
  });
});
