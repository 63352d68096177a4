import { afterEach, expect, it, vi } from 'vitest';
import { findSavedProject, saveProject, saveProjects } from './projects/savedProjects.js';
import { readSavedContacts, saveContacts } from './kontakt/useContacts.js';
import { sampleContact, sampleProject } from '@ritmi/shared/domain/sample';

afterEach(() => window.localStorage.clear());

// spec: 3.storage.lists
it('stores contacts and projects under their keys', () => {
  saveContacts([sampleContact()]);
  saveProjects([sampleProject()]);
  expect(Object.keys(window.localStorage).sort()).toEqual(['contactInfo', 'projects']);
  expect(readSavedContacts()).toEqual([sampleContact()]);
  expect(findSavedProject('project-1')).toEqual(sampleProject());
});

it('replaces a stored project by a newer one', () => {
  saveProjects([sampleProject(), sampleProject({ id: 'project-2' })]);
  saveProject(sampleProject({ title: 'I ri' }));
  expect(findSavedProject('project-1')?.title).toBe('I ri');
  expect(findSavedProject('project-2')).not.toBeNull();
});

it.each(['', '{', 'null', '{"a":1}', '[null, 7, {"id": 3}]'])('reads %j as nothing', (damaged) => {
  window.localStorage.setItem('contactInfo', damaged);
  window.localStorage.setItem('projects', damaged);
  expect(readSavedContacts()).toEqual([]);
  expect(findSavedProject('project-1')).toBeNull();
});

it('works when the storage is full', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => saveContacts([sampleContact()])).not.toThrow();
});
