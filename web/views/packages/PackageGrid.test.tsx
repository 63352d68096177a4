import { LanguageProvider } from '@ritmi/shared/ui/Language';
import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { samplePackage } from '@ritmi/shared/domain/sample';
import { PackageGrid } from './PackageGrid.js';

const image = '/uploads/salla-1f9c02ab7e-1600x1000-ff0000.png';

// The test environment loads no pictures; a picture that is complete without a size counts as broken.
beforeEach(() => void vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false));

/** The widths that the packages' pictures ask for, in their order. */
function widthsOf(count: number) {
  const packages = Array.from({ length: count }, (_, order) =>
    samplePackage({ id: `${order}`, order, image }),
  );
  const { container } = render(<PackageGrid packages={packages} onOpen={() => undefined} />);
  return [...container.querySelectorAll('picture')].map((picture) => picture.querySelector('source')?.sizes);
}

it('asks for a wider picture for the first package where it leads over both columns of a tablet', () => {
  const [first, second, third] = widthsOf(3);
  expect(first).toContain('(min-width: 768px) 120vw');
  expect(second).toContain('(min-width: 768px) 50vw');
  expect(third).toBe(second);
  expect(new Set(widthsOf(6)).size).toBe(1);
});

it('asks for the widest picture for the only package', () => {
  expect(widthsOf(1)).toEqual(['(min-width: 1080px) 1020px, (min-width: 768px) 120vw, 90vw']);
});

it('marks what the agency wrote as Albanian on an English page', () => {
  const packages = [samplePackage({ title: 'Dasma', image })];
  const { getByRole } = render(
    <LanguageProvider language="en">
      <PackageGrid packages={packages} onOpen={() => undefined} />
    </LanguageProvider>,
  );
  expect(getByRole('heading', { name: 'Dasma' })).toHaveAttribute('lang', 'sq');
});
