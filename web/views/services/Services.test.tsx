import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sampleService } from '@ritmi/shared/domain/sample';
import { LanguageProvider } from '@ritmi/shared/ui/Language';
import { ServiceGrid } from './ServiceGrid.js';
import { ServiceStrip } from './ServiceStrip.js';

const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('the services page', () => {
  // spec: 2.services.card, 2.services.price, 9.euro, contract.admin.badge
  it('shows title, price, badge, description and features of a service', () => {
    render(<ServiceGrid services={[sampleService({ category: 'music', price: '220' })]} />);
    const card = within(screen.getByRole('article'));
    expect(card.getByRole('heading')).toHaveTextContent('Ndriçim skenik');
    expect(card.getByText('220.00 €')).toBeVisible();
    expect(card.getByText('Muzikë')).toBeVisible();
    expect(card.getByText('Dritat ndjekin muzikën, jo anasjelltas.')).toBeVisible();
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '8 koka lëvizëse',
      'Operator gjatë gjithë natës',
    ]);
  });

  it('shows a feature that is named twice twice', () => {
    render(<ServiceGrid services={[sampleService({ features: ['Operator', 'Operator'] })]} />);
    expect(screen.getAllByText('Operator')).toHaveLength(2);
  });

  // spec: 2.services.price, 5.hidden
  it('says Kontakto where the price is hidden', () => {
    render(<ServiceGrid services={[sampleService({ hidePrice: true })]} />);
    expect(screen.getByText('Kontakto')).toBeVisible();
    expect(screen.queryByText(/€/)).toBeNull();
  });

  // spec: 2.services.image
  it.each([
    ['that cannot be loaded', '/uploads/gone.webp'],
    ['that is missing', ''],
  ])('shows the logo for a picture %s', (_name, image) => {
    // The test environment loads no pictures; one that is complete without a size counts as broken.
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    render(<ServiceGrid services={[sampleService({ image })]} />);
    const picture = document.querySelector('img')!;
    expect(picture).toHaveAttribute('src', image || '/logo.svg');
    fireEvent.error(picture);
    expect(document.querySelector('img')).toHaveAttribute('src', '/logo.svg');
  });
});

describe('the home page’s strip of services', () => {
  const plain = sampleService({ id: 'a', title: 'E thjeshtë' });
  const featured = sampleService({ id: 'b', title: 'E zgjedhur', featured: true });

  // spec: 2.home.services.featured, contract.packages.strips
  it('shows the featured ones, or all when none is featured', () => {
    const { unmount } = render(<ServiceStrip services={[plain, featured]} />);
    expect(headings()).toEqual(['E zgjedhur']);
    unmount();
    render(<ServiceStrip services={[plain, { ...featured, featured: false, order: 1 }]} />);
    expect(headings()).toEqual(['E thjeshtë', 'E zgjedhur']);
  });

  // spec: 2.home.services.strip
  it('scrolls sideways', () => {
    render(<ServiceStrip services={[plain]} />);
    expect(getComputedStyle(screen.getByRole('list', { name: 'Shërbimet' })).overflowX).toBe('auto');
  });

  // spec: 2.home.services.loading, 9.placeholders.services
  it('keeps four places while it loads', () => {
    render(<ServiceStrip services={null} />);
    expect(screen.getAllByTestId('service-placeholder')).toHaveLength(4);
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
  });

  // spec: 2.home.services.default, 9.placeholders.defaults
  it('shows four built-in cards when there are none', () => {
    render(<ServiceStrip services={[]} />);
    expect(headings()).toEqual(['DJ', 'Ndriçim', 'Efekte speciale', 'CO2']);
  });
});

it('marks what administrators write as Albanian on the English page', () => {
  const service = sampleService({ title: 'Ndriçim skenik' });
  render(
    <LanguageProvider language="en">
      <ServiceGrid services={[service]} />
    </LanguageProvider>,
  );
  expect(screen.getByRole('heading', { name: service.title })).toHaveAttribute('lang', 'sq');
  expect(screen.getByText(service.description)).toHaveAttribute('lang', 'sq');
  cleanup();
  render(<ServiceGrid services={[service]} />);
  expect(screen.getByRole('heading', { name: service.title })).not.toHaveAttribute('lang');
});
