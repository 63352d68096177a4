import { beforeEach, expect, it } from 'vitest';
import { fillFromAddress } from '../render/start/typed.js';

beforeEach(() => {
  document.body.innerHTML =
    '<form data-native><input type="hidden" name="paketa" value="7"><input type="date" name="data">' +
    '<input name="vendi"><select name="lloji"><option value=""><option value="klub"></select></form>';
});

const values = () =>
  [...document.querySelectorAll<HTMLInputElement>('[name]')].map(({ name, value }) => `${name}=${value}`);

it('fills the fields of a form with what the address has for them', () => {
  expect(fillFromAddress('?paketa=8&data=2099-06-14&vendi=Durr%C3%ABs&lloji=klub&x=1')).toBe(true);
  expect(values()).toEqual(['paketa=7', 'data=2099-06-14', 'vendi=Durrës', 'lloji=klub']);
});

it('leaves what was typed, and what is not an option', () => {
  const place = document.querySelector<HTMLInputElement>('[name=vendi]');
  if (place) place.value = 'Vlorë';
  expect(fillFromAddress('?vendi=Durres&lloji=tjeter')).toBe(false);
  expect(values()).toEqual(['paketa=7', 'data=', 'vendi=Vlorë', 'lloji=']);
});
