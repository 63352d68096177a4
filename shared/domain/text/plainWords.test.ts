import { expect, it } from 'vitest';
import { z } from 'zod';
import { fieldErrorsOf, parseOptions } from '../errors.js';

const schema = z.object({
  entity: z.enum(['services', 'events']),
  name: z.string().min(2).max(4),
  places: z.array(z.int()).max(1),
  isOpen: z.boolean(),
});

const messagesFor = (input: unknown) =>
  fieldErrorsOf(schema.safeParse(input, parseOptions).error?.issues ?? []).map(({ message }) => message);

it('says in plain words what a schema without words of its own refuses', () => {
  expect(messagesFor([])).toEqual(['The body must be an object']);
  expect(messagesFor({ entity: 'enquiries', name: 'Arbëresha', places: [1, 2], isOpen: 'po' })).toEqual([
    'entity must be one of services, events',
    'name has at most 4 characters',
    'places has at most 1 entries',
    'isOpen must be true or false',
  ]);
  expect(messagesFor({ entity: 'events', name: 'a', places: [1.5], isOpen: null })).toEqual([
    'name has at least 2 characters',
    'places.0 must be a whole number',
    'isOpen is required',
  ]);
});

it('says of a field of several types what the field has words for', () => {
  const amount = z.union([z.string(), z.number()], { error: 'Price must be a number' });
  const issues = z.object({ price: amount }).safeParse({ price: true }, parseOptions).error?.issues ?? [];
  expect(fieldErrorsOf(issues)).toEqual([
    { path: 'price', message: 'Price must be a number', code: 'wrongType' },
  ]);
});
