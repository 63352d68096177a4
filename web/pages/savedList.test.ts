import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { noFacts } from '@ritmi/shared/domain/agency/agency';
import { sampleContact, sampleProject } from '@ritmi/shared/domain/sample';
import { useContacts } from './kontakt/useContacts.js';
import type { Loaded } from './load.js';
import { findSavedProject, saveProject, saveProjects } from './projects/savedProjects.js';
import { hasTexts, useSavedList } from './savedList.js';

const failed = { state: 'failed', status: 503 } as const;
const loaded = { state: 'ready' as const, value: [sampleContact()] };

const isEntry = (value: unknown): value is { title: string } => hasTexts(value, ['title']);

const listOf = () => renderHook(() => useSavedList('djServices', isEntry)).result;

const contactsOf = (contacts: Loaded<ReturnType<typeof sampleContact>[]>) =>
  renderHook(() => useContacts(contacts)).result.current;

// spec: 3.storage.lists
it('stores contacts and projects under their keys', () => {
  contactsOf(loaded);
  saveProjects([sampleProject()]);
  expect(Object.keys(window.localStorage).sort()).toEqual(['contactInfo', 'projects']);
  expect(contactsOf(failed)).toEqual([sampleContact()]);
  expect(findSavedProject('project-1')).toEqual(sampleProject());
});

it('keeps who played at a stored project, without what is damaged', () => {
  const lumo = { stageName: 'DJ Lumo', slug: 'DJ-Lumo' };
  const stored = { ...sampleProject(), players: [lumo, null, { stageName: 7 }] };
  window.localStorage.setItem('projects', JSON.stringify([stored]));
  expect(findSavedProject('project-1')?.players).toEqual([lumo]);
  window.localStorage.setItem('projects', JSON.stringify([{ ...stored, players: 'DJ Lumo' }]));
  expect(findSavedProject('project-1')).not.toHaveProperty('players');
});

it('keeps the translated equipment of a stored project, without what is damaged', () => {
  const rig = [{ en: '12 moving heads' }, '2 lazerë', 7, { it: '4 casse' }, null];
  window.localStorage.setItem('projects', JSON.stringify([{ ...sampleProject(), rig }]));
  expect(findSavedProject('project-1')?.rig).toEqual([{ en: '12 moving heads' }, '2 lazerë']);
});

it('replaces a stored project with a newer one', () => {
  saveProjects([sampleProject(), sampleProject({ id: 'project-2' })]);
  saveProject(sampleProject({ title: 'I ri' }));
  expect(findSavedProject('project-1')?.title).toBe('I ri');
  expect(findSavedProject('project-2')).not.toBeNull();
});

it.each(['', '{', 'null', '{"a":1}', '[null, 7, {"id": 3}]'])('ignores the damaged lists %j', (damaged) => {
  window.localStorage.setItem('contactInfo', damaged);
  window.localStorage.setItem('projects', damaged);
  expect(contactsOf(failed)?.map(({ value }) => value)).toEqual(Object.values(noFacts.fallback));
  expect(findSavedProject('project-1')).toBeNull();
});

it('works when the storage is full', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(contactsOf(loaded)).toEqual(loaded.value);
});

describe('a list in the browser’s storage', () => {
  it('is read after hydration', () => {
    window.localStorage.setItem('djServices', '[{"title":"DJ"}]');
    expect(listOf().current).toEqual([{ title: 'DJ' }]);
  });

  it.each(['', '{', 'null', '42', '"text"', '{"title":"DJ"}', '[null,3,[],{"title":7}]'])(
    'is empty when the storage contains %j',
    (damaged) => {
      window.localStorage.setItem('djServices', damaged);
      expect(listOf().current).toEqual([]);
    },
  );

  it('contains the valid entries beside damaged ones', () => {
    window.localStorage.setItem('djServices', '[null,{"title":"DJ"}]');
    expect(listOf().current).toEqual([{ title: 'DJ' }]);
  });

  it('is updated when another window changes it', () => {
    const list = listOf();
    window.localStorage.setItem('djServices', '[{"title":"I ri"}]');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'djServices' })));
    expect(list.current).toEqual([{ title: 'I ri' }]);
  });
});
