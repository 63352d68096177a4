import { describe, expect, it } from 'vitest';
import { callsOf, entities, type EntityName, entityOf, isEntityName } from './entities.js';

const names = Object.keys(entities) as EntityName[];

describe('every entity', () => {
  // spec: contract.create.optional
  it.each(names)('%s has defaults for optional fields on create, and none on patch', (name) => {
    const { create, patch, fields } = entityOf(name);
    const missing = create.safeParse({}).error?.issues.map(({ path }) => path[0]);
    // A service's price may be missing only where it is hidden.
    const filledIn = Object.entries(fields)
      .filter(([field, each]) => 'default' in each && (name !== 'services' || field !== 'price'))
      .map(([field]) => field);
    expect(filledIn.filter((field) => missing?.includes(field))).toEqual([]);
    expect(patch.parse({})).toEqual({});
  });

  it.each(names)('%s takes null on create for what may be absent', (name) => {
    const { create, fields } = entityOf(name);
    // Where a number is usual, none is a mistake.
    const isOptional = (field: object) =>
      'guess' in field || ('default' in field && typeof field.default !== 'number');
    const optional = Object.entries(fields).filter(([, field]) => isOptional(field) && !('isKept' in field));
    const nulls = Object.fromEntries(optional.map(([field]) => [field, null]));
    const wrongIn = (body: object) => create.safeParse(body).error?.issues.map(({ path }) => path) ?? [];
    expect(wrongIn(nulls)).toEqual(wrongIn({}));
  });

  // spec: contract.wire.unknown
  it.each(names)('%s drops unknown fields', (name) => {
    const { patch } = entityOf(name);
    const odd = JSON.parse('{"id":"x","version":9,"__proto__":{"a":1},"colour":"red"}') as object;
    expect(patch.parse(odd)).toEqual({});
  });

  it.each(names)('%s has its own calls', (name) => {
    const { list, create } = callsOf(name);
    expect(list).toBe(`/${name}`);
    expect(create).toBe(name === 'projects' ? '/projects/json' : list);
  });
});

it.each(['toString', 'constructor', '__proto__', 'Services', ''])('%j is the name of no entity', (name) => {
  expect(isEntityName(name)).toBe(false);
});

describe('an entity definition', () => {
  it('reports rules across fields together with errors of single fields', () => {
    const { error } = entities.services.create.safeParse({ title: '', price: '' });
    const paths = error?.issues.map(({ path }) => path.join('.'));
    expect(paths).toEqual(expect.arrayContaining(['title', 'price', 'icon']));
  });

  // spec: contract.money, contract.money.none
  it('accepts numbers as money and null as none', () => {
    const { patch } = entities.packages;
    expect(patch.parse({ customPrice: 12.5 })).toEqual({ customPrice: '12.50' });
    expect(patch.parse({ customPrice: null })).toEqual({ customPrice: null });
    expect(patch.parse({ image: null })).toEqual({ image: '' });
  });
});
