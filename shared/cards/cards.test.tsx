import { sampleEvent } from '@ritmi/shared/domain/sample';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EventCard } from './EventCard.js';
import { ProjectCard } from './ProjectCard.js';

const empty = { id: '', title: '', description: '', media: [] };

it('cards of an unfinished document show only the fields that have a value', () => {
  const { container } = render(
    <>
      <EventCard event={sampleEvent({ ...empty, date: '', image: '' })} />
      <ProjectCard project={{ ...empty, location: '', thumbnail: '', rig: [] }} />
    </>,
  );
  expect(container.querySelectorAll('h2, time, ul, p, li')).toHaveLength(0);
  expect(screen.getAllByRole('article')).toHaveLength(2);
});
