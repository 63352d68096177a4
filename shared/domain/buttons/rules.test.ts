import { describe, expect, it } from 'vitest';
import { categoriesOf, isSafePath } from './rules.js';

describe('the categories of the filter', () => {
  // spec: 2.buttons.filter
  it('are "all" and each category once, in the order of the buttons', () => {
    const buttons = [{ category: 'footer' }, { category: 'main' }, { category: 'footer' }] as const;
    expect(categoriesOf(buttons)).toEqual(['all', 'footer', 'main']);
  });

  it('are only "all" when there is no button', () => {
    expect(categoriesOf([])).toEqual(['all']);
  });
});

describe('a path that is safe in a link', () => {
  it.each(['/paketa', '/', ' /evente', 'https://example.com', 'HTTP://example.com/a'])('is %j', (path) => {
    expect(isSafePath(path)).toBe(true);
  });

  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', 'paketa', ''])(
    'is not %j',
    (path) => expect(isSafePath(path)).toBe(false),
  );
});
