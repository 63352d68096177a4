import type { Project } from './schema.js';

/** A project as it is read, with what the test is about. */
export function sampleProject(change: Partial<Project> = {}): Project {
  return {
    id: 'project-1',
    title: 'Klub Depo',
    location: 'Rruga Ibrahim Rugova, Tiranë',
    description: 'Drita dhe lazer për një sallë me tavan të ulët.',
    thumbnail: '/uploads/salla.webp',
    media: [
      { id: 'medium-1', type: 'image', url: '/uploads/foto.webp' },
      { id: 'medium-2', type: 'video', url: '/uploads/klip.mp4', caption: 'Prova e dritave' },
    ],
    order: 0,
    version: 1,
    createdAt: '2026-01-06T10:00:00.000Z',
    updatedAt: '2026-01-06T10:00:00.000Z',
    ...change,
  };
}
