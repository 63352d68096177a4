import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Picture } from './Picture.js';

// The test environment loads no pictures; one that is complete without a size counts as broken.
beforeEach(() => void vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false));

it.each([
  ['an unescaped letter', 'në', 'n%C3%AB'],
  ['an escaped letter', 'n%C3%AB', 'n%C3%AB'],
  ['a stray percent sign', '100%', '100%'],
  ['a quotation mark', 'a"b', 'a%22b'],
])('shows the placeholder of an address with %s', (_name, base, shown) => {
  render(<Picture src={`/uploads/${base}-1f9c02ab7e-10x20-ff0000.png`} alt="" sizes="100vw" />);
  expect(document.querySelector('picture')?.getAttribute('style')).toContain(
    `/uploads/${shown}-1f9c02ab7e-10x20-ff0000-tiny.webp`,
  );
});
