import { expect, it } from 'vitest';
import { joinRules, readStyles } from './siteStyles.js';

const page = (styles: string) => `<html><head>${styles}</head><body><p class="a">Mirë</p></body></html>`;
const group = (order: number, rules: readonly string[]) =>
  `${rules.map((rule) => `${rule}/*!sc*/\n`).join('')}data-styled.g${order}[id="x"]{content:"x,"}/*!sc*/\n`;
const styled = (...groups: string[]) =>
  `<style data-styled="true" data-styled-version="6.6.0">${groups.join('')}</style>`;

const base = group(2, ['.base{color:red;}']);
const other = group(2, ['.other{color:red;}']);
const extended = group(9, ['.extended{color:blue;}']);
const text = joinRules([
  page(`<style>@font-face{}</style>${styled(extended)}`),
  page(styled(base, extended)),
  page(styled(other)),
]);
const styles = readStyles({ '/pages/sherbime': { text, names: [] } }).get('/pages/sherbime');

it('joins the rules of all samples once, what extends another component after it', () => {
  const bytes = styles?.file.document.in('identity').bytes;
  expect(String(bytes)).toBe('@font-face{}.base{color:red;}.other{color:red;}.extended{color:blue;}');
});

it('is linked by its address, which contains a hash of the rules', () => {
  expect(styles?.file.path).toMatch(/^\/assets\/styles-[0-9a-f]{12}\.css$/);
  expect(styles?.link).toBe(`<link rel="stylesheet" href="${styles?.file.path}">`);
});
