import { samplePackage, sampleService } from '@ritmi/shared/domain/sample';
import { LanguageProvider } from '@ritmi/shared/ui/Language';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { offerOfPackage } from './offer.js';
import { PackageCard } from './PackageCard.js';
import { ServiceCard } from './ServiceCard.js';

it.each([
  [
    'package',
    (description: string) => (
      <PackageCard offer={offerOfPackage(samplePackage({ description }), '50.00')} level={2} />
    ),
  ],
  ['service', (description: string) => <ServiceCard service={sampleService({ description })} />],
])('the card of a %s keeps line breaks and marks its text as Albanian on an English page', (_name, view) => {
  render(<LanguageProvider language="en">{view('E para.\nE dyta.')}</LanguageProvider>);
  const shown = screen.getByText(/E para\./);
  expect(shown).toHaveAttribute('lang', 'sq');
  expect(shown).toHaveStyle({ whiteSpace: 'pre-line' });
});
