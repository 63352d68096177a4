import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { samplePackage } from '@ritmi/shared/domain/sample';
import { PopularPackages, popularPackages } from './PopularPackages.js';

const discount = { discountPerService: '50.00' };

const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('the home page’s packages', () => {
  // spec: 2.home.packages.featured, contract.packages.strips
  it('are the featured ones, or all when none is featured', () => {
    const plain = samplePackage({ id: 'a', title: 'E thjeshtë' });
    const featured = samplePackage({ id: 'b', title: 'E zgjedhur', featured: true, order: 1 });
    const { unmount } = render(<PopularPackages packages={popularPackages([plain, featured], discount)} />);
    expect(headings()).toEqual(['E zgjedhur']);
    unmount();
    render(
      <PopularPackages packages={popularPackages([plain, { ...featured, featured: false }], discount)} />,
    );
    expect(headings()).toEqual(['E thjeshtë', 'E zgjedhur']);
  });

  // spec: 2.home.packages.default, 9.fallbackPrices
  it('are three built-in ones when there are none', () => {
    render(<PopularPackages packages={[]} />);
    expect(headings()).toHaveLength(3);
    for (const price of ['299.00 €', '799.00 €', '1499.00 €']) expect(screen.getByText(price)).toBeVisible();
  });

  it('are none while they load', () => {
    render(<PopularPackages packages={null} />);
    expect(screen.getByRole('list', { name: 'Duke ngarkuar paketat' })).toBeVisible();
    expect(screen.queryByRole('heading', { level: 3 })).toBeNull();
    expect(screen.queryByText(/€/)).toBeNull();
  });

  it('have the lowest price that is shown in their heading', () => {
    const hidden = samplePackage({ id: 'a', customPrice: '10.00', hidePrice: true });
    const cheap = samplePackage({ id: 'b', customPrice: '380.00' });
    const { unmount } = render(
      <PopularPackages packages={popularPackages([hidden, samplePackage({ id: 'c' }), cheap], discount)} />,
    );
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Nga 380.00 € një natë');
    unmount();
    render(<PopularPackages packages={popularPackages([hidden], discount)} />);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Paketat më të kërkuara');
  });
});
