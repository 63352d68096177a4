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

it('has the text and the focal point of the media library where it has no words of its own', () => {
  const src = '/uploads/nusja-1f9c02ab7e-10x20-ff0000.png#focus=0.25%2C1&alt=The+bride&lang=en';
  const { rerender } = render(<Picture src={src} alt="" sizes="100vw" />);
  const image = document.querySelector('img');
  expect(image).toHaveAttribute('alt', 'The bride');
  expect(image).toHaveAttribute('lang', 'en');
  expect(image).toHaveStyle({ objectPosition: '25% 100%' });
  expect(document.querySelector('picture')?.outerHTML).not.toContain('#focus');
  rerender(<Picture src={src} alt="Nata e verës" sizes="100vw" />);
  expect(image).toHaveAttribute('alt', 'Nata e verës');
  expect(image).not.toHaveAttribute('lang');
});
