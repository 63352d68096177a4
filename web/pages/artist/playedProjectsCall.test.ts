import { sampleProject } from '@ritmi/shared/domain/sample';
import type { PageContext } from 'vike/types';
import { expect, it, vi } from 'vitest';
import { artistCall } from '../load.js';
import { playedProjectsCall } from './playedProjectsCall.js';

const pageContext = { language: 'sq', routeParams: { slug: 'DJ-Lumo' } } as unknown as PageContext;

it('asks for the projects of the artist alone, and keeps what the page shows', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    const project = { title: 'Salla', location: 'Tiranë', artistIds: ['a'] };
    const last = sampleProject({ ...project, id: '2', order: 7 });
    const first = sampleProject({ ...project, id: '1', order: 3 });
    return Response.json(address.startsWith('/projects') ? [last, first] : {});
  });
  const [projects] = await Promise.all([
    playedProjectsCall({ baseUrl: '' }, pageContext),
    artistCall({ baseUrl: '' }, pageContext).catch(() => null),
  ]);
  expect(asked).toEqual(['/projects?artistIds=DJ-Lumo', '/artists/DJ-Lumo']);
  expect(projects.value).toEqual([
    { id: '1', title: 'Salla', location: 'Tiranë' },
    { id: '2', title: 'Salla', location: 'Tiranë' },
  ]);
});
