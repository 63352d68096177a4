import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { linksOf } from '@ritmi/shared/domain/agency/agency';
import { artist, factsOf } from '@ritmi/shared/domain/artists/artist';
import { inLanguage, plainText } from '@ritmi/shared/domain/content';
import artists from '@ritmi/shared/demo/artists.json' with { type: 'json' };
import { demoArtist } from '@ritmi/shared/domain/artists/demoArtist';
import { DjCall } from './DjCall.js';
import { DjPoster } from './DjPoster.js';
import { DjEventTypes, DjProjects } from './DjLines.js';
import { DjVenues } from './DjSections.js';
import { DjTabs } from './DjTabs.js';

const artistAt = (index: number) => artist.parse(inLanguage(demoArtist(artists[index]!), 'sq'));
const lumo = artistAt(0);
const taulo = artistAt(1);

// A tab panel that is not open is hidden, so queries by role do not find it.
const panel = (id: string) => within(document.getElementById(id)!);

describe('the first DJ', () => {
  // spec: 2.dj.first.hero, 2.dj.first.cards
  it('has a booking link, social links, and cards for location, genre and type', () => {
    render(<DjPoster artist={lumo} action="Rezervo tani" />);
    expect(screen.getByRole('link', { name: 'Rezervo tani' })).toHaveAttribute(
      'href',
      '/kontakt?artisti=lumo',
    );
    for (const { name, url } of linksOf(lumo.social)) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', url);
    }
    const labels = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(labels.slice(0, 3)).toEqual(['Vendndodhja', 'Zhanri', 'Lloji']);
  });

  it('links to the projects at which he played', () => {
    const project = { id: 'p1', title: 'Klub Depo', location: 'Tiranë' };
    render(<DjProjects projects={[project]} />);
    expect(screen.getByRole('link', { name: 'Klub Depo' })).toHaveAttribute('href', '/projects/p1');
    expect(screen.getByText('Tiranë')).toBeVisible();
  });

  // spec: 2.dj.first.venues
  it('has a scrolling row of venues', () => {
    render(<DjVenues venues={lumo.venues} />);
    const row = screen.getByRole('list');
    expect(getComputedStyle(row).overflowX).toBe('auto');
    expect(within(row).getAllByRole('listitem')).toHaveLength(lumo.venues.length);
  });

  it('has the whole name of a venue, with its town below it', () => {
    render(<DjVenues venues={['Hotel Arbër, Bulevardi, Tiranë', 'Klub Yje']} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Hotel Arbër, BulevardiTiranë',
      'Klub Yje',
    ]);
  });

  // spec: 2.dj.first.call
  it('ends with a booking link', () => {
    render(<DjCall artist={lumo} heading="Data jote" action="Rezervo tani" />);
    expect(screen.getByRole('link', { name: 'Rezervo tani' })).toHaveAttribute(
      'href',
      '/kontakt?artisti=lumo',
    );
  });

  // spec: 2.dj.first.tabs, 2.dj.first.year, 2.dj.default
  it('has tabs with a biography since 2017, a mosaic of media, and equipment with software', () => {
    render(<DjTabs artist={lumo} />);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Biografia',
      'Videot',
      'Pajisjet',
    ]);
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Biografia');
    expect(panel('biografia').getByText(/karrierën në vitin 2017/)).toBeInTheDocument();
    // The first item of a mosaic spans two columns and two rows.
    const [first] = panel('videot').getAllByRole('listitem', { hidden: true });
    expect(getComputedStyle(first!).gridRow).toBe('span 2');
    expect(panel('pajisjet').getByText('Pulti')).toBeInTheDocument();
    expect(panel('pajisjet').getByText('Softueri')).toBeInTheDocument();
  });

  // spec: 2.dj.first.performances
  it('was booked for DJ, lighting, bubbles and club DJ', () => {
    const provided = new Set(lumo.performances.flatMap(({ services }) => services.map(plainText)));
    expect([...provided].toSorted()).toEqual(['DJ', 'DJ në klub', 'Flluska', 'Ndriçim']);
  });
});

describe('the second DJ', () => {
  // spec: 2.dj.second.hero, 2.dj.second.cards
  it('has a link to plan an event, and cards for location, experience and events', () => {
    render(<DjPoster artist={taulo} action="Planifiko eventin" />);
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
  it('lists four kinds of events', () => {
    render(<DjEventTypes eventTypes={factsOf(taulo).listed} />);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Dasma',
      'Ditëlindje',
      'Evente korporative',
      'Festa familjare',
    ]);
  });

  // spec: 2.dj.second.tabs, 2.dj.second.year
  it('has two tabs, with a biography since 2005', () => {
    render(<DjTabs artist={taulo} />);
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Biografia', 'Videot']);
    expect(panel('biografia').getAllByText(/2005/)).not.toHaveLength(0);
  });

  // spec: 2.dj.second.events
  it('was booked for DJ and bubbles', () => {
    const provided = new Set(taulo.performances.flatMap(({ services }) => services.map(plainText)));
    expect([...provided].toSorted()).toEqual(['DJ', 'Flluska']);
  });
});
