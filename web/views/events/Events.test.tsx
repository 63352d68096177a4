import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sampleEvent, sampleMedium } from '@ritmi/shared/domain/sample';
import { EventList } from './EventList.js';
import { KindFilter } from './KindFilter.js';

const pictures = ['a', 'b'].map((id) => sampleMedium({ id, url: `/uploads/${id}.webp` }));

describe('the events page', () => {
  it('links to the nights of each kind, and marks the one that is shown', () => {
    render(<KindFilter shown="klub" />);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Të gjitha', '/evente'],
      ['Dasmë', '/evente?lloji=dasme'],
      ['Ditëlindje', '/evente?lloji=ditelindje'],
      ['Maturë', '/evente?lloji=mature'],
      ['Festë firme', '/evente?lloji=firme'],
      ['Natë klubi', '/evente?lloji=klub'],
      ['Diçka tjetër', '/evente?lloji=tjeter'],
    ]);
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('Natë klubi');
  });

  // spec: 2.events.single
  it('shows an event with one medium as a single card', () => {
    render(<EventList events={[sampleEvent()]} />);
    const article = screen.getByRole('article');
    const [, picture] = within(article).getAllByRole('link');
    expect(picture).toHaveAttribute('href', '/uploads/foto.webp');
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
    const [, picture] = screen.getAllByRole('link');
    expect(picture).toHaveAttribute('href', '/uploads/kryesore.webp');
  });

  it('uses the main image as the poster of a video', () => {
    const media = [sampleMedium({ type: 'video', url: '/uploads/klip.mp4', caption: 'Kënga' })];
    render(<EventList events={[sampleEvent({ media })]} />);
    expect(screen.getByLabelText('Kënga')).toHaveAttribute('poster', '/uploads/foto.webp');
  });

  it('links each event to an enquiry for a night like it', () => {
    render(<EventList events={[sampleEvent()]} />);
    const link = screen.getByRole('link', { name: 'Një natë si kjo' });
    expect(link).toHaveAttribute('href', '/kontakt?eventi=event-1');
  });

  it('says who played, with links to their pages', () => {
    const players = ['Drita', 'Hana'].map((name) => ({ stageName: `DJ ${name}`, slug: `DJ-${name}` }));
    render(<EventList events={[{ ...sampleEvent(), players }]} />);
    expect(screen.getByText(/^Luajti/)).toHaveTextContent('Luajti DJ Drita, DJ Hana');
    expect(screen.getByRole('link', { name: 'DJ Hana' })).toHaveAttribute('href', '/DJ-Hana');
  });

  it('groups them by year', () => {
    const dates = ['2025-06-14', '2026-01-06', '2026-09-19'];
    render(<EventList events={dates.map((day) => sampleEvent({ id: day, date: `${day}T00:00:00.000Z` }))} />);
    const years = screen.getAllByRole('region');
    expect(years.map((year) => year.getAttribute('aria-label'))).toEqual(['2026', '2025']);
    expect(years.map((year) => within(year).getAllByRole('article').length)).toEqual([2, 1]);
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
