import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { sampleAgency } from '@ritmi/shared/domain/sample';
import { AgencyProvider } from '@ritmi/shared/ui/Agency';
import { DateBand } from './DateLines.js';
import { servicesOnDesk } from './HallDesk.js';

const services = [
  { id: 'dj', title: 'DJ', light: 'dj', price: '300.00' },
  { id: 'lazer', title: 'Lazer', light: 'laser', price: '150.50' },
  { id: 'led', title: 'Ekran', light: 'led', price: '' },
] as const;

function open() {
  render(
    <AgencyProvider value={sampleAgency}>
      <DateBand services={services} />
    </AgencyProvider>,
  );
  return within(screen.getByRole('form', { name: 'Nata jote' }));
}

it('is dark until a service is chosen, and then has its light and its price', async () => {
  const desk = open();
  expect(desk.getByRole('img', { name: 'Salla e errët para fillimit' })).toBeInTheDocument();
  expect(desk.getByRole('status')).toHaveTextContent('0');
  await userEvent.click(desk.getByRole('checkbox', { name: 'DJ 300.00 €' }));
  expect(desk.getByText('300.00 €', { selector: 'strong' })).toBeVisible();
  await userEvent.click(desk.getByRole('checkbox', { name: 'Lazer 150.50 €' }));
  expect(desk.getByRole('img')).toHaveAccessibleName(
    'Salla me pulti i DJ-it i ndriçuar, vija lazeri mbi publikun',
  );
  expect(desk.getByRole('status')).toHaveTextContent('2');
  expect(desk.getByText('350.50 €')).toBeVisible();
  expect(desk.getByText('−100.00 €')).toBeVisible();
  expect(desk.getByRole('link', { name: 'Shiko paketën' })).toHaveAttribute(
    'href',
    '/paketa?serviceIds=dj,lazer',
  );
  await userEvent.click(desk.getByRole('checkbox', { name: 'Ekran Kontakto' }));
  expect(desk.queryByText(/\.\d\d €$/, { selector: 'strong' })).toBeNull();
});

it('lights a dot of the ring for each chosen service', async () => {
  const desk = open();
  for (const [index, box] of desk.getAllByRole('checkbox').entries()) {
    await userEvent.click(box);
    const dashes = document.querySelector('[data-lit]')?.getAttribute('stroke-dasharray')?.split(' ') ?? [];
    // Dots are dashes of length 0, with a gap after each.
    expect(dashes.filter((_, at) => at % 2 === 0)).toEqual(Array.from({ length: index + 1 }, () => '0'));
  }
});

it('can be sent from the date line and below the lamps', () => {
  const buttons = open().getAllByRole('button', { name: 'Pyet për datën' });
  expect(buttons.map((each) => each.getAttribute('type'))).toEqual(['submit', 'submit']);
});

it('belongs to the enquiry, which browsers send without scripts', async () => {
  const desk = open();
  await userEvent.click(desk.getByRole('checkbox', { name: /DJ/ }));
  await userEvent.click(desk.getByRole('checkbox', { name: /Lazer/ }));
  const sent = new FormData(screen.getByRole<HTMLFormElement>('form'));
  expect(sent.getAll('sherbimet')).toEqual(['dj', 'lazer']);
});

it('has up to ten services, and none without a light', () => {
  const [first] = services;
  const many = Array.from({ length: 12 }, (_, index) => ({ ...first, id: String(index) }));
  expect(servicesOnDesk([{ ...first, light: 'none' }, ...many])).toHaveLength(10);
  expect(servicesOnDesk([{ ...first, light: 'none' }])).toEqual([]);
});
