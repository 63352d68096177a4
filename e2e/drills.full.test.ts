import { expect, test } from 'vitest';
import { changedFiles, edit, newEntity, typeErrors, withApi } from './drills/clone.js';
import { privateDrill } from './drills/private.js';
import { singleDrill } from './drills/single.js';

// Checks the number of files that docs/adding-an-entity.md promises, in a copy of the sources.

const slow = { timeout: 600_000 };

/** An event that is stored before the field is added. */
const storedEvent = { title: 'Dasma', date: '2026-06-14', description: 'Në Vlorë' };

const filesOfField = [
  'shared/domain/events/schema.ts',
  'shared/domain/sample.ts',
  'api/db/demo/events.json',
  'shared/cards/EventCard.tsx',
] as const;

test('adding an entity changes 2 files and adds 6, and the entity works', slow, async () => {
  const { stdout } = await newEntity('venues', 'vendet');
  expect([...stdout.matchAll(/^changed +(\S+)$/gm)].map(([, path]) => path)).toEqual([
    'shared/domain/entities.ts',
    'shared/admin/app/modules.ts',
  ]);
  expect([...stdout.matchAll(/^new /gm)]).toHaveLength(6);
  await withApi(async (call) => {
    const { status, body } = await call('POST', '/venues', { name: 'Pallati', photo: '/uploads/a.webp' });
    expect([status, body]).toEqual([201, expect.objectContaining({ name: 'Pallati', order: 0 })]);
    const { id } = body as { id: string };
    const path = `/venues/${id}`;
    expect(await call('PATCH', path, { name: ' ' })).toMatchObject({ status: 422 });
    expect(await call('PATCH', path, { name: 'Vila' })).toMatchObject({ status: 200, body: { version: 2 } });
    expect((await call('POST', '/venues/reorder', [{ id, order: 0 }])).status).toBe(204);
    expect((await call('GET', '/venues')).body).toMatchObject([{ name: 'Vila', photo: '/uploads/a.webp' }]);
    expect((await call('GET', `${path}/history`)).body).toMatchObject([{ op: 'update' }, { op: 'create' }]);
    expect((await call('DELETE', path)).status).toBe(204);
    expect((await call('GET', '/trash')).body).toMatchObject([{ entity: 'venues', title: 'Vila' }]);
    expect((await call('POST', `/trash/${id}/restore`)).status).toBe(200);
    const { paths } = (await call('GET', '/openapi.json')).body as { paths: Record<string, unknown> };
    expect(paths).toHaveProperty('/venues/{id}');
    const form = new FormData();
    for (const [name, value] of Object.entries(storedEvent)) form.append(name, value);
    expect(await call('POST', '/events', form)).toMatchObject({ status: 201 });
  });
});

test('a name that is taken or not plural is refused', async () => {
  for (const name of ['services', 'Venue']) await expect(newEntity(name)).rejects.toThrow(name);
});

// The entity added above is still there, so this also type-checks it.
test(
  'adding a field changes 4 files, with compiler errors in those that lack it, and works for stored documents',
  slow,
  async () => {
    const [schema, sample, demo, card] = filesOfField;
    await edit(
      schema,
      '    description: translatable(',
      "    city: text('City'),\n    description: translatable(",
    );
    const places = [...new Set((await typeErrors()).map((line) => line.split('(')[0] ?? ''))];
    expect(places.sort()).toEqual(['api/db/demo/content.ts', sample]);
    await edit(sample, "  date: '", "  city: 'Tiranë',\n  date: '");
    await edit(demo, /^(\s+)"date": /gm, '$1"city": "Tiranë",\n$1"date": ');
    const next = '{plainText(description)';
    await edit(card, next, `<Content as="p">{event.city}</Content>\n        ${next}`);
    expect(await typeErrors()).toEqual([]);

    await withApi(async (call) => {
      const [{ id, ...stored }] = (await call('GET', '/events')).body as [{ readonly id: string }];
      expect(stored).toMatchObject({ title: storedEvent.title, city: '' });
      const changed = await call('PATCH', `/events/${id}`, { description: 'Në plazh' });
      expect(changed).toMatchObject({ status: 200, body: { city: '', version: 2 } });
      const withCity = (city: string) => call('PATCH', `/events/${id}`, { city });
      // As it was read (decision 253).
      expect(await withCity('')).toMatchObject({ status: 200, body: { city: '' } });
      expect(await withCity('Vlorë')).toMatchObject({ status: 200, body: { city: 'Vlorë' } });
      expect(await withCity('')).toMatchObject({ status: 422 });
      await call('DELETE', `/events/${id}`);
      expect((await call('POST', `/trash/${id}/restore`)).body).toMatchObject({ city: 'Vlorë' });
    });
  },
);

test('removing an entity leaves nothing behind', slow, async () => {
  await newEntity('venues', 'vendet', '--remove');
  expect(await changedFiles()).toEqual({ existing: filesOfField.toSorted(), added: [] });
});

test(
  'an entity for staff that visitors may send changes 2 files, adds 3, and leaves no public trace',
  slow,
  async () => {
    await expect(privateDrill()).resolves.toBeUndefined();
  },
);

test(
  'a single document that a page reads changes 3 files, adds 2, and has history and conflicts',
  slow,
  async () => {
    await expect(singleDrill()).resolves.toBeUndefined();
  },
);
