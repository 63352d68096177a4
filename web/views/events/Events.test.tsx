import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleEvent, sampleMedium } from '@ritmi/shared/domain/sample';
import { LanguageProvider } from '@ritmi/shared/ui/Language';
import { EventList } from './EventList.js';
import { PastEvents } from './PastEvents.js';

const pictures = ['a', 'b'].map((id) => sampleMedium({ id, url: `/uploads/${id}.webp` }));

describe('the events page', () => {
  // spec: 2.events.single
  it('shows an event with one medium as a single card', () => {
    render(<EventList events={[sampleEvent()]} />);
    const article = screen.getByRole('article');
    expect(within(article).getByRole('link')).toHaveAttribute('href', '/uploads/foto.webp');
    expect(within(article).queryByRole('list')).toBeNull();
  });

  // spec: 2.events.strip
  it('shows an event with more media as a strip', () => {
    render(<EventList events={[sampleEvent({ media: pictures })]} />);
    const strip = screen.getByRole('list', { name: 'Dasma e Anës dhe Ermalit' });
    expect(within(strip).getAllByRole('listitem')).toHaveLength(2);
  });

  it('falls back to the main image when an event has no media', () => {
    render(<EventList events={[sampleEvent({ media: [], image: '/uploads/kryesore.webp' })]} />);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/uploads/kryesore.webp');
  });

  it('starts a video from the main image', () => {
    const media = [sampleMedium({ type: 'video', url: '/uploads/klip.mp4', caption: 'Kënga' })];
    render(<EventList events={[sampleEvent({ media })]} />);
    expect(screen.getByLabelText('Kënga')).toHaveAttribute('poster', '/uploads/foto.webp');
  });

  // spec: 2.events.order, 3.event.date
  it('shows the newest first with the date in the visitor’s language', () => {
    const events = [
      sampleEvent({ id: 'old', title: 'E vjetra', date: '2025-06-14T00:00:00.000Z' }),
      sampleEvent({ id: 'new', title: 'E reja', date: '2026-01-06T00:00:00.000Z' }),
    ];
    render(<EventList events={events} />);
    expect(screen.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
      'E reja',
      'E vjetra',
    ]);
    expect(screen.getByText('14 qershor 2025')).toHaveAttribute('datetime', '2025-06-14');
  });
});

describe('the past events of the home page', () => {
  // spec: 2.home.events.featured, 2.home.events.link
  it('are the featured ones, each leading to the events', () => {
    const events = [sampleEvent({ id: '1', title: 'Tjetër' }), sampleEvent({ id: '2', featured: true })];
    render(<PastEvents events={events} />);
    const [card] = within(screen.getByRole('list')).getAllByRole('link');
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(card).toHaveAttribute('href', '/evente');
    expect(card).toHaveTextContent('Dasma e Anës dhe Ermalit');
  });

  // spec: 2.home.events.featured
  it('are all when none is featured, in English under /en', () => {
    render(
      <LanguageProvider language="en">
        <PastEvents events={[sampleEvent({ id: '1' }), sampleEvent({ id: '2' })]} />
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
    render(<PastEvents events={events} />);
    const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['E reja', 'E vjetra']);
  });

  // spec: 2.home.events.placeholders, 9.placeholders.events
  it('are three placeholders when there are none', () => {
    render(<PastEvents events={[]} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });
});
