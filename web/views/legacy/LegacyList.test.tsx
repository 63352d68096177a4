import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LegacyList } from './LegacyList.js';

const service = { title: 'DJ', description: 'Gjithë natën.' };

describe('a saved service', () => {
  it.each([
    ['150', '150.00 €'],
    [150.5, '150.50 €'],
    ['sipas vendit', 'sipas vendit'],
    ['', 'Kontakto'],
    [undefined, 'Kontakto'],
    [{ amount: 3 }, 'Kontakto'],
  ])('with the price %j shows %s', (price, shown) => {
    render(<LegacyList services={[{ ...service, price }]} />);
    expect(screen.getByText(shown)).toBeInTheDocument();
  });

  it('with a damaged picture shows the logo', () => {
    render(<LegacyList services={[{ ...service, image: 7 }]} />);
    expect(document.querySelector('img')).toHaveAttribute('src', '/logo.svg');
  });
});

describe('an empty list', () => {
  // spec: 2.services.empty
  it('says so and links to the current services', () => {
    render(<LegacyList services={[]} />);
    expect(screen.getByText('Nuk ka shërbime të disponueshme aktualisht.')).toBeInTheDocument();
    expect(screen.getByRole('link')).toHaveAttribute('href', '/sherbime');
  });
});
