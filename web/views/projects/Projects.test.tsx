import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { shownInList, shownProject } from '@ritmi/shared/domain/projects/schema';
import { sampleMedium, sampleProject } from '@ritmi/shared/domain/sample';
import { ProjectUnavailable, ProjectDetail } from './ProjectDetail.js';
import { ProjectList } from './ProjectList.js';

function pictures(count: number) {
  return Array.from({ length: count }, (_, index) =>
    sampleMedium({ id: `m${index}`, url: `/uploads/${index}.webp` }),
  );
}

describe('the projects page', () => {
  // spec: 2.projects.item, contract.galleries.poster
  it('links to a map search for the place and to the project', () => {
    render(<ProjectList projects={[sampleProject()]} />);
    const place = screen.getByRole('link', { name: /Rruga Ibrahim Rugova/ });
    expect(decodeURIComponent(place.getAttribute('href') ?? '')).toMatch(
      /maps.*Rruga Ibrahim Rugova, Tiranë/,
    );
    expect(screen.getByRole('link', { name: 'Klub Depo' })).toHaveAttribute('href', '/projects/project-1');
    expect(screen.getByText('Drita dhe lazer për një sallë me tavan të ulët.')).toBeVisible();
  });

  // spec: 2.projects.mosaic, 2.gallery.mosaic, 9.mosaic.limit, 9.mosaic.projects
  it.each([9, 18])('shows %i media as a mosaic of at most 12', (count) => {
    render(<ProjectList projects={[sampleProject({ media: pictures(count) })]} />);
    const list = screen.getByRole('list', { name: 'Klub Depo' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(Math.min(count, 12));
    expect(screen.queryByRole('button', { name: 'Shko djathtas' })).toBeNull();
  });

  // spec: 2.projects.scroller
  it.each([1, 8, 10])('shows %i media as a row', (count) => {
    render(<ProjectList projects={[sampleProject({ media: pictures(count) })]} />);
    const row = screen.getByRole('list', { name: 'Klub Depo' });
    expect(within(row).getAllByRole('listitem')).toHaveLength(count);
    expect(screen.getByRole('button', { name: 'Shko djathtas' })).toBeInTheDocument();
  });

  // spec: 2.projects.poster, contract.galleries.poster
  it('uses the thumbnail as the poster of videos', () => {
    render(<ProjectList projects={[sampleProject()]} />);
    expect(screen.getByLabelText('Prova e dritave')).toHaveAttribute('poster', '/uploads/salla.webp');
  });

  it('shows the equipment and links to an enquiry for a night like it', () => {
    render(<ProjectList projects={[sampleProject()]} />);
    const rig = screen.getByRole('list', { name: 'Çfarë sollëm' });
    const items = within(rig).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      '12 koka lëvizëse',
      '2 lazerë',
      'Mjegull e ulët',
    ]);
    const link = screen.getByRole('link', { name: 'Një natë si kjo' });
    expect(link).toHaveAttribute('href', '/kontakt?projekti=project-1');
  });

  it('shows the equipment in the language of the page where it is translated', () => {
    const rigInBoth = [{ en: '12 moving heads' }, '2 lazerë'];
    render(<ProjectDetail project={{ ...sampleProject(), rig: rigInBoth }} />);
    const rig = screen.getByRole('list', { name: 'Çfarë sollëm' });
    expect(within(rig).getByText('12', { selector: 'b' })).toBeVisible();
    expect(within(rig).getByText('moving heads')).toHaveAttribute('lang', 'en');
    expect(within(rig).getByText('lazerë')).not.toHaveAttribute('lang');
  });

  it('names who played there, with a link to the artist', () => {
    const known = [{ id: 'a', stageName: 'DJ Drita', slug: 'DJ-Drita' }];
    const project = sampleProject({ artistIds: ['a', 'removed'] });
    render(<ProjectList projects={[shownInList(project, known), sampleProject({ id: 'project-2' })]} />);
    expect(screen.getByText('Luajti')).toHaveTextContent('Luajti DJ Drita');
    expect(screen.getByRole('link', { name: 'DJ Drita' })).toHaveAttribute('href', '/DJ-Drita');
  });

  it('counts all media, although the list has only the first ones', () => {
    const project = shownInList(sampleProject({ media: pictures(30) }), []);
    render(<ProjectList projects={[project]} />);
    const row = screen.getByRole('list', { name: 'Klub Depo' });
    expect(within(row).getAllByRole('listitem')).toHaveLength(12);
    expect(screen.getByText('30 foto')).toBeVisible();
  });
});

describe('a project’s page', () => {
  // spec: 2.project.back, 2.project.grid
  it('shows its media with captions and a link back to the list', () => {
    render(<ProjectDetail project={sampleProject()} />);
    expect(screen.getByRole('link', { name: 'Kthehu tek projektet' })).toHaveAttribute('href', '/projects');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Klub Depo');
    expect(screen.getByText('Prova e dritave')).toBeVisible();
  });

  it('names who played there', () => {
    const known = [{ id: 'a', stageName: 'DJ Drita', slug: 'DJ-Drita' }];
    render(<ProjectDetail project={shownProject(sampleProject({ artistIds: ['a'] }), known)} />);
    expect(screen.getByRole('link', { name: 'DJ Drita' })).toHaveAttribute('href', '/DJ-Drita');
  });

  // spec: 2.project.missing
  it('says when there is none', () => {
    render(<ProjectUnavailable reason="missing" />);
    expect(screen.getByText('Puna që keni kërkuar nuk ekziston ose është fshirë.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Kthehu tek projektet' })).toBeVisible();
  });

  // spec: 8.public.project
  it('says when it could not be loaded', () => {
    render(<ProjectUnavailable reason="failed" />);
    expect(screen.getByText('Failed to load project details')).toBeVisible();
  });
});
