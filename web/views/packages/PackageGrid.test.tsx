import { LanguageProvider } from '@ritmi/shared/ui/Language';
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { samplePackage } from '@ritmi/shared/domain/sample';
import { PackageGrid } from './PackageGrid.js';

const image = '/uploads/salla-1f9c02ab7e-1600x1000-ff0000.png';

it('marks the texts of administrators as Albanian on an English page', () => {
  // The test environment loads no pictures; a picture that is complete without a size counts as broken.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  const packages = [samplePackage({ title: 'Dasma', image })];
  const { getByText } = render(
    <LanguageProvider language="en">
      <PackageGrid packages={packages} onOpen={() => undefined} />
    </LanguageProvider>,
  );
  expect(getByText('Dasma')).toHaveAttribute('lang', 'sq');
});
