import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { EventCard } from '@ritmi/shared/cards/EventCard';
import { MemberCard } from '@ritmi/shared/cards/MemberCard';
import { offerOfPackage } from '@ritmi/shared/cards/offer';
import { PackageCard } from '@ritmi/shared/cards/PackageCard';
import { ProjectCard } from '@ritmi/shared/cards/ProjectCard';
import { SectionCard } from '@ritmi/shared/cards/SectionCard';
import { ServiceCard } from '@ritmi/shared/cards/ServiceCard';
import {
  sampleArtist,
  sampleContact,
  sampleEvent,
  sampleMember,
  samplePackage,
  sampleProject,
  sampleSection,
  sampleService,
  sampleSettings,
} from '@ritmi/shared/domain/sample';
import { findManaged } from './findManaged.js';
import type { Known } from './known.js';

const known = (entity: Known['entity'], document: Known['document']): Known => ({ entity, document });

/** What is found in a page: where, and which form it opens. */
function found(view: ReactNode, documents: readonly Known[]) {
  render(view);
  return findManaged(document, documents).map(({ element, entity, id, field }) =>
    [element.localName, entity, id, field].filter((part) => part !== null).join(' '),
  );
}

const service = sampleService({
  id: '6b08ed9a068ad6077723a66d',
  title: 'DJ',
  image: '/uploads/a-1f9c02ab7e-1440x900-491817.webp',
});
const pkg = samplePackage({ id: '6b08ed9b068ad6077723a690', title: 'DJ' });
const event = sampleEvent({ id: '6b08ed9b068ad6077723a6a1', title: 'Nata e lazerit' });
const all = [known('services', service), known('packages', pkg), known('events', event)];

test('each card is found with its document, also where several are called the same', () => {
  const offer = offerOfPackage(pkg, '50.00');
  const view = (
    <main>
      <div id={service.id}>
        <ServiceCard service={service} />
      </div>
      <PackageCard offer={offer} level={2} />
      <EventCard event={event} />
    </main>
  );
  expect(found(view, all)).toEqual([
    `article services ${service.id}`,
    `article packages ${pkg.id}`,
    `article events ${event.id}`,
  ]);
});

test('a card of a strip has no id: its title, picture and list are enough', () => {
  const older = sampleEvent({
    id: 'older',
    title: 'Dasmë',
    image: '/uploads/b-1f9c02ab7e-900x600-72513a.webp',
  });
  const newer = sampleEvent({
    id: 'newer',
    title: 'Dasmë',
    image: '/uploads/c-2f9c02ab7e-900x600-72513a.webp',
  });
  const view = (
    <main>
      <ul>
        <li>
          <a href="/sherbime">
            <img alt="" src="/uploads/a-1f9c02ab7e-1440x900-491817-960.webp" />
            <h3>DJ</h3>
          </a>
        </li>
        <li>
          <a href="/evente">
            <img alt="" src="/uploads/c-2f9c02ab7e-900x600-72513a-640.webp" />
            <h3>Dasmë</h3>
          </a>
        </li>
        <li>
          <label>
            <input type="checkbox" value={service.id} />
            <b>DJ</b> <span>450 €</span>
          </label>
        </li>
        <li>
          <a href="/packages">
            <h3>DJ</h3>
          </a>
          <ul>
            <li>Nata e lazerit</li>
          </ul>
        </li>
      </ul>
    </main>
  );
  const documents = [...all, known('events', older), known('events', newer)];
  expect(found(view, documents).slice(0, 3)).toEqual([
    `li services ${service.id}`,
    'li events newer',
    `label services ${service.id}`,
  ]);
});

test('people, chapters and contacts are found by what they are called, in either language', () => {
  const member = sampleMember({ id: 'm', name: 'Drita Kola' });
  const section = sampleSection({ id: 's', title: 'Historia', translations: { en: { title: 'Our story' } } });
  const contact = sampleContact({ id: 'c', label: 'Zyra', value: '069 000 0142' });
  const view = (
    <>
      <main>
        <SectionCard section={{ ...section, title: 'Our story' }} />
        <ul>
          <li>
            <MemberCard member={member} href="/DJ-Lumo" />
          </li>
        </ul>
      </main>
      <nav>
        <b>Historia</b>
      </nav>
      <footer>
        <ul>
          <li>
            <a href="tel:0690000142">069 000 0142</a>
          </li>
        </ul>
      </footer>
    </>
  );
  const artist = sampleArtist({ slug: 'DJ-Lumo', stageName: 'DJ Lumo' });
  const documents = [
    known('about/content', section),
    known('about/team', member),
    known('contact', contact),
    known('artists', artist),
  ];
  expect(found(view, documents)).toEqual(['section about/content s', 'li about/team m', 'li contact c']);
});

test('a long text is called by its beginning, which ends with a whole character', () => {
  const lead = `${'Zë dhe dritë '.repeat(4)}natën👩‍👩‍👧‍👦${'!'.repeat(20)}`;
  const settings = sampleSettings();
  render(
    <main>
      <p>{lead}</p>
    </main>,
  );
  const documents = [known('settings', { ...settings, hero: { ...settings.hero, lead } })];
  expect(findManaged(document, documents).map(({ title }) => title)).toEqual([
    'Zë dhe dritë Zë dhe dritë Zë dhe dritë Zë dhe dritë…',
  ]);
});

test('a document without a title is found by its id', () => {
  const untitled = sampleEvent({ id: 'e9', title: '' });
  expect(found(<EventCard event={untitled} />, [known('events', untitled)])).toEqual(['article events e9']);
});

test('the page of a project is one card; the headings of an artist’s page belong to the artist', () => {
  const project = sampleProject({ id: 'p1', title: 'Sheshi i verës' });
  const night = sampleEvent({ id: 'e1', title: 'Nata e lazerit' });
  const artist = sampleArtist({
    id: 'a1',
    stageName: 'DJ Lumo',
    slug: 'DJ-Lumo',
    venues: ['Klub Depo, Tiranë'],
    mashups: [{ title: 'Vera – Afro', url: '' }],
    performances: [{ title: 'Nata e lazerit', place: 'Vlorë', video: '', poster: '', services: [] }],
  });
  const documents = [known('projects', project), known('events', night), known('artists', artist)];
  const view = (
    <main>
      <div>
        <h1>
          <span>DJ</span> Lumo
        </h1>
      </div>
      <section>
        <h2>Ku ka luajtur</h2>
        <p>
          Klub Depo<span>Tiranë</span>
        </p>
      </section>
      <section>
        <h2>Mashup-e</h2>
        <h3>Vera</h3>
      </section>
      <section>
        <h2>Netët e fundit</h2>
        <article>
          <h3>Nata e lazerit</h3>
        </article>
      </section>
    </main>
  );
  expect(found(view, documents)).toEqual([
    'div artists a1',
    'section artists a1 venues',
    'section artists a1 mashups',
    'section artists a1 performances',
  ]);
});

test('a list of projects has their cards', () => {
  const project = sampleProject({ id: 'p1', title: 'Sheshi i verës' });
  expect(found(<ProjectCard project={project} />, [known('projects', project)])).toEqual([
    'article projects p1',
  ]);
});

test('texts of the settings are found once each, with their field, and not in cards', () => {
  const settings = {
    ...sampleSettings({
      name: 'Ritmi',
      tagline: 'Na trego datën.',
      hero: {
        heading: 'Na trego datën.',
        lead: 'DJ dhe zë.',
        picture: '/brand/hero-1920.webp',
        upright: '',
        film: '',
      },
      fallback: { phone: '069 000 0142', email: '', address: '' },
      terms: [{ heading: 'Pronësia', text: 'E para.\n\nE dyta.' }],
      questions: [{ question: 'Po shi?', answer: 'Kemi rezervë.' }],
    }),
    id: 'settings',
  };
  const view = (
    <>
      <header>
        <a href="/">Ritmi</a>
      </header>
      <main>
        <section>
          <picture>
            <img alt="" src="/brand/hero-960.webp" />
          </picture>
          <h1>Na trego datën.</h1>
          <p>DJ dhe zë.</p>
        </section>
        <section>
          <h2>1. {'Pronësia'}</h2>
          <p>E dyta.</p>
        </section>
        <article>
          <p>DJ dhe zë.</p>
          <dd>069 000 0142</dd>
        </article>
        <details>
          <summary>Po shi?</summary>
          <p>Kemi rezervë.</p>
        </details>
      </main>
      <footer>
        <p>Na trego datën.</p>
      </footer>
    </>
  );
  const office = sampleContact({ id: 'c', value: '069 000 0142' });
  expect(found(view, [known('settings', settings), known('contact', office)])).toEqual([
    'a settings settings name',
    'section settings settings hero.picture',
    'h1 settings settings hero.heading',
    'p settings settings hero.lead',
    'h2 settings settings terms.0.heading',
    'dd settings settings fallback.phone',
    'summary settings settings questions.0.question',
    'p settings settings tagline',
  ]);
});
