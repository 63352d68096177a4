import { expect, it } from 'vitest';
import { guessLight } from './light.js';

it.each([
  ['Lazer RGB', 'lightbulb', 'laser'],
  ['Laser show', 'x', 'laser'],
  ['Top CO2', 'sparkles', 'co2'],
  ['Fishekzjarre të ftohta', 'sparkles', 'sparks'],
  ['Makinë flluskash: flluska', 'sparkles', 'bubbles'],
  ['Ekran LED 3 × 2 m', 'lightbulb', 'led'],
  ['Re e ulët për vallen e parë', 'sparkles', 'smoke'],
  ['DJ me dritat e veta', 'lightbulb', 'dj'],
  ['Sistem zëri', 'speaker', 'sound'],
  ['Zemra e natës', 'other', 'none'],
  ['Ndriçim skenik', 'dj', 'lights'],
  ['Për klube', 'music', 'dj'],
  ['Surpriza', 'sparkles', 'sparks'],
  ['Transport', 'tjetër', 'none'],
])('%j of the category %j has the light %s', (title, category, light) => {
  expect(guessLight({ title, category })).toBe(light);
});

it('needs neither a title nor a category', () => {
  expect(guessLight({})).toBe('none');
});
