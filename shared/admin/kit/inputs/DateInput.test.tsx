import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LanguageProvider } from '@ritmi/shared/ui/Language';
import { DateInput } from './DateInput.js';

it.each([
  ['sq', '2026-06-14', '14 qershor 2026'],
  ['en', '2026-06-14', '14 June 2026'],
  ['sq', '', 'Dita, muaji, viti'],
] as const)('in %s shows %j as %s, and contains the day', (language, day, text) => {
  render(
    <LanguageProvider language={language}>
      <DateInput aria-label="Nata" shown={day} defaultValue={day} />
    </LanguageProvider>,
  );
  expect(screen.getByLabelText('Nata')).toHaveValue(day);
  expect(screen.getByText(text)).toHaveAttribute('aria-hidden', 'true');
});
