import { expect, test } from 'vitest';
import { entityOf } from '@ritmi/shared/domain/entities';
import { settings } from '@ritmi/shared/domain/settings/schema';
import { entityForm } from './formSpec.js';
import { savableBody } from './savableBody.js';

const entity = entityOf('settings');
const spec = entityForm(entity);
const stored = {
  ...settings.create.parse({ questions: [{ question: 'Sa zgjat?', answer: 'Pesë orë.' }] }),
  id: 'settings',
  version: 1,
};

const bodyOf = (change: object) =>
  savableBody(entity, spec, { values: { ...spec.toValues(stored), ...change }, document: stored });

test('what is typed is there as it would be saved', () => {
  expect(bodyOf({ name: 'Natë', discountPerService: '12,5' })).toMatchObject({
    name: 'Natë',
    discountPerService: '12.50',
    questions: stored.questions,
  });
});

test('what cannot be saved yet stays as it is stored, and an entry that is not complete is left out', () => {
  const { hero, social, questions } = stored;
  const body = bodyOf({
    name: 'Natë e Re',
    hero: { ...hero, heading: '', lead: 'Deri në agim' },
    social: { ...social, instagram: 'https:/' },
    questions: [...questions, { question: 'Kur?', answer: '' }],
  });
  expect(body).toMatchObject({
    name: 'Natë e Re',
    hero: { heading: hero.heading, lead: 'Deri në agim' },
    social,
    questions,
  });
});
