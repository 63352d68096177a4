import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleEvent, sampleService } from '@ritmi/shared/domain/sample';
import { LanguageProvider } from '@ritmi/shared/ui/Language';
import { eventsInStrip, PastEvents } from './PastEvents.js';
import { servicesInStrip, ServiceStrip } from './ServiceStrip.js';

const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('the home page’s strip of services', () => {
  const plain = sampleService({ id: 'a', title: 'E thjeshtë' });
  const featured = sampleService({ id: 'b', title: 'E zgjedhur', featured: true });

  // spec: 2.home.services.featured, contract.packages.strips
  it('shows the featured ones, or all when none is featured', () => {
    const { unmount } = render(<ServiceStrip services={servicesInStrip([plain, featured])} />);
    expect(headings()).toEqual(['E zgjedhur']);
    unmount();
    render(<ServiceStrip services={servicesInStrip([plain, { ...featured, featured: false, order: 1 }])} />);
    expect(headings()).toEqual(['E thjeshtë', 'E zgjedhur']);
  });

  // spec: 2.home.services.strip
  it('scrolls sideways', () => {
    render(<ServiceStrip services={[plain]} />);
    expect(getComputedStyle(screen.getByRole('list', { name: 'Shërbimet' })).overflowX).toBe('auto');
  });

  // spec: 2.home.services.loading, 9.placeholders.services
  it('shows four placeholders while it loads', () => {
    render(<ServiceStrip services={null} />);
    expect(screen.getAllByTestId('service-placeholder')).toHaveLength(4);
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
  });

  // spec: 2.home.services.default, 9.placeholders.defaults
  it('shows four built-in cards when there are none', () => {
    render(<ServiceStrip services={[]} />);
    expect(headings()).toEqual(['DJ', 'Ndriçim', 'Efekte speciale', 'CO2']);
  });
});

describe('the past events of the home page', () => {
  // spec: 2.home.events.featured, 2.home.events.link
  it('are the featured ones, each with a link to the events', () => {
    const events = [sampleEvent({ id: '1', title: 'Tjetër' }), sampleEvent({ id: '2', featured: true })];
    render(<PastEvents events={eventsInStrip(events)} />);
    const [card] = within(screen.getByRole('list')).getAllByRole('link');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(card).toHaveAttribute('href', '/evente');
    expect(card).toHaveTextContent('Dasma e Anës dhe Ermalit');
  });

  // spec: 2.home.events.featured
  it('are all when none is featured, in English under /en', () => {
    render(
      <LanguageProvider language="en">
        <PastEvents events={eventsInStrip([sampleEvent({ id: '1' }), sampleEvent({ id: '2' })])} />
      </LanguageProvider>,
    );
    const list = screen.getByRole('list', { name: 'Past events' });
    expect(within(list).getAllByRole('link')).toHaveLength(2);
    expect(within(list).getAllByRole('link')[0]).toHaveAttribute('href', '/en/evente');
  });

  // spec: 2.home.events.newest
  it('begin with the newest', () => {
    const events = [
      sampleEvent({ id: '1', title: 'E vjetra', date: '2025-06-14T00:00:00.000Z' }),
      sampleEvent({ id: '2', title: 'E reja', date: '2026-01-06T00:00:00.000Z' }),
    ];
    render(<PastEvents events={eventsInStrip(events)} />);
    const titles = headings();
    expect(titles).toEqual(['E reja', 'E vjetra']);
  });

  // spec: 2.home.events.placeholders, 9.placeholders.events
  it('are three placeholders when there are none', () => {
    render(<PastEvents events={[]} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });
});
