import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { agencyOf, linksOf } from '@ritmi/shared/domain/agency/agency';
import { contentIn, inLanguage } from '@ritmi/shared/domain/content';
import demoSettings from '@ritmi/shared/demo/settings.json' with { type: 'json' };
import { artist } from '@ritmi/shared/domain/artists/artist';
import { demoArtist } from '@ritmi/shared/domain/artists/demoArtist';
import seedArtists from '@ritmi/shared/demo/artists.json' with { type: 'json' };
import { LanguageProvider } from '@ritmi/shared/ui/Language';
import { Artists } from './Artists.js';
import { DateCall } from './DateLines.js';
import { Hero } from './Hero.js';
import { Proof, Questions, Testimonials } from './Proof.js';

const agency = agencyOf(demoSettings, 'sq');
const artists = seedArtists.map((each) => artist.parse(inLanguage(demoArtist(each), 'sq')));

// spec: 2.home.hero
it('begins with a video and links to services and projects', () => {
  render(<Hero hero={agency.hero} />);
  expect(screen.getByLabelText('Pamje nga netët tona', { selector: 'video' })).toBeInTheDocument();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/sherbime',
    '/projects',
  ]);
});

it('has a button to pause and resume the film once it plays', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
  expect(renderToString(<Hero hero={agency.hero} />)).not.toContain('<button');
  render(<Hero hero={agency.hero} />);
  const film = screen.getByLabelText('Pamje nga netët tona', { selector: 'video' });
  // While the film does not play, there is nothing to pause.
  expect(screen.queryByRole('button')).not.toBeInTheDocument();

  fireEvent.playing(film);
  await userEvent.click(screen.getByRole('button', { name: 'Ndalo filmin' }));
  expect(pause).toHaveBeenCalledOnce();
  fireEvent.pause(film);
  play.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Vazhdo filmin' }));
  expect(play).toHaveBeenCalledOnce();
});

// spec: 2.home.artists, 2.home.artists.social, 2.home.artists.profile
it('shows two DJs with their social links and links to their profiles', () => {
  render(<Artists artists={artists} />);
  const cards = screen.getAllByRole('article');
  expect(cards).toHaveLength(2);
  for (const [index, dj] of artists.entries()) {
    const card = within(cards[index]!);
    expect(card.getByRole('heading')).toHaveTextContent(dj.stageName);
    const profile = card.getByText('View Profile');
    expect(profile).toHaveAttribute('href', `/${dj.slug}`);
    for (const { name, url } of linksOf(dj.social)) {
      expect(card.getByRole('link', { name })).toHaveAttribute('href', url);
    }
  }
});

it('shows numbers, towns and testimonials, and says that they are those of the demo', () => {
  render(
    <>
      <Proof proof={agency.proof} note={agency.notes.proof} />
      <Testimonials voices={agency.voices} note={agency.notes.voices} />
    </>,
  );
  expect(screen.getByRole('heading', { name: /^1\s240 netë që nga viti 2005$/ })).toBeVisible();
  expect(screen.getByText(/Tiranë, Durrës, Vlorë/)).toBeVisible();
  expect(screen.getByText('Numrat janë shembull.')).toBeVisible();
  expect(screen.getByText('Zërat janë shembull.')).toBeVisible();
  expect(screen.getAllByRole('figure')).toHaveLength(3);
});

it('shows the translated name of who is quoted, and marks one that has no translation', () => {
  const voices = [
    { quote: 'Katër orë.', name: contentIn('en', 'Ana and Ermal'), occasion: '' },
    { quote: 'Gjashtë orë.', name: 'Sara, klasa 12B', occasion: '' },
  ];
  render(
    <LanguageProvider language="en">
      <Testimonials voices={voices} note="" />
    </LanguageProvider>,
  );
  expect(screen.getByText('Ana and Ermal')).not.toHaveAttribute('lang');
  expect(screen.getByText('Sara, klasa 12B')).toHaveAttribute('lang', 'sq');
});

it('answers five questions and ends with the date line', () => {
  render(
    <>
      <Questions questions={agency.questions} note={agency.notes.questions} />
      <DateCall />
    </>,
  );
  expect(document.querySelectorAll('details')).toHaveLength(5);
  expect(screen.getByText('Përgjigjet janë shembull.')).toBeVisible();
  expect(screen.getByRole('form', { name: 'Cila datë është e jotja?' })).toHaveAttribute(
    'action',
    '/kontakt',
  );
});
