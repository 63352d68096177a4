import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sampleService } from '@ritmi/shared/domain/sample';
import { LanguageProvider } from '@ritmi/shared/ui/Language';
import { ServiceGrid } from './ServiceGrid.js';

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

  it.each([
    [1, [0]],
    [3, [2]],
    [4, []],
    [9, [2, 5, 8]],
    [10, [2, 5]],
  ])('of %i services shows so wide that none stands alone in a row: %j', (count, wide) => {
    const services = Array.from({ length: count }, (_, index) => sampleService({ id: `s${index}` }));
    render(<ServiceGrid services={services} />);
    const cards = screen.getAllByRole('article').map((card) => card.hasAttribute('data-wide'));
    expect(cards.flatMap((isWide, index) => (isWide ? [index] : []))).toEqual(wide);
  });

  it('shows both of two equal features', () => {
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

it('marks the texts of administrators as Albanian on an English page', () => {
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
