import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { djs } from '@ritmi/shared/domain/brand/brand';
import { lumo } from '@ritmi/shared/domain/brand/lumo';
import { taulo } from '@ritmi/shared/domain/brand/taulo';
import { DjCall, DjPoster } from './DjPoster.js';
import { DjEventTypes, DjVenues } from './DjSections.js';
import { DjTabs } from './DjTabs.js';

// A panel that is not chosen is hidden, so it has no role to be found by.
const panel = (id: string) => within(document.getElementById(id)!);

describe('the first DJ', () => {
  // spec: 2.dj.first.hero, 2.dj.first.cards
  it('has a way to book, social links, and cards for location, genre and type', () => {
    render(<DjPoster artist="lumo" variant="full" profile={lumo} action="Rezervo tani" />);
    expect(screen.getByRole('link', { name: 'Rezervo tani' })).toHaveAttribute(
      'href',
      '/kontakt?artisti=lumo',
    );
    for (const { label, url } of djs.lumo.social) {
      expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', url);
    }
    const labels = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(labels.slice(0, 3)).toEqual(['Vendndodhja', 'Zhanri', 'Lloji']);
  });

  // spec: 2.dj.first.venues
  it('has the venues in a row that scrolls', () => {
    render(<DjVenues venues={lumo.venues} />);
    const row = screen.getByRole('list');
    expect(getComputedStyle(row).overflowX).toBe('auto');
    expect(within(row).getAllByRole('listitem')).toHaveLength(lumo.venues.length);
  });

  // spec: 2.dj.first.call
  it('ends with a way to book', () => {
    render(<DjCall artist="lumo" words="Data jote" action="Rezervo tani" />);
    expect(screen.getByRole('link', { name: 'Rezervo tani' })).toHaveAttribute(
      'href',
      '/kontakt?artisti=lumo',
    );
  });

  // spec: 2.dj.first.tabs, 2.dj.first.year, 2.dj.default
  it('tells of 2017, shows a mosaic of media, equipment and software', () => {
    render(<DjTabs stageName="DJ Lumo" profile={lumo} />);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Biografia',
      'Videot',
      'Pajisjet',
    ]);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Biografia');
    expect(panel('biografia').getByText(/karrierën në vitin 2017/)).toBeInTheDocument();
    // Of a mosaic the first place takes two columns and two rows.
    const [first] = panel('videot').getAllByRole('listitem', { hidden: true });
    expect(getComputedStyle(first!).gridRow).toBe('span 2');
    expect(panel('pajisjet').getByText('Pulti')).toBeInTheDocument();
    expect(panel('pajisjet').getByText('Softueri')).toBeInTheDocument();
  });

  // spec: 2.dj.first.performances
  it('was booked for DJ, lighting, bubbles and club DJ', () => {
    const provided = new Set(lumo.performances.flatMap(({ services }) => services.map(({ en }) => en)));
    expect([...provided].toSorted()).toEqual(['Bubbles', 'Club DJ', 'DJ', 'Lighting']);
  });
});

describe('the second DJ', () => {
  // spec: 2.dj.second.hero, 2.dj.second.cards
  it('has a way to plan, and cards for location, experience and events', () => {
    render(<DjPoster artist="taulo" variant="split" profile={taulo} action="Planifiko eventin" />);
    expect(screen.getByRole('link', { name: 'Planifiko eventin' })).toHaveAttribute(
      'href',
      '/kontakt?artisti=taulo',
    );
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Vendndodhja',
      'Përvoja',
      'Evente të planifikuara',
    ]);
    const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(values.slice(1)).toEqual(['20+ vjet', '1000+']);
  });

  // spec: 2.dj.second.types
  it('plays at four kinds of events', () => {
    render(<DjEventTypes eventTypes={taulo.eventTypes} />);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Dasma',
      'Ditëlindje',
      'Evente korporative',
      'Mbledhje familjare',
    ]);
  });

  // spec: 2.dj.second.tabs, 2.dj.second.year
  it('tells of 2005 and has two tabs', () => {
    render(<DjTabs stageName="DJ Taulo" profile={taulo} />);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Biografia', 'Videot']);
    expect(panel('biografia').getAllByText(/2005/)).not.toHaveLength(0);
  });

  // spec: 2.dj.second.events
  it('was booked for DJ and bubbles', () => {
    const provided = new Set(taulo.performances.flatMap(({ services }) => services.map(({ en }) => en)));
    expect([...provided].toSorted()).toEqual(['Bubbles', 'DJ']);
  });
});
