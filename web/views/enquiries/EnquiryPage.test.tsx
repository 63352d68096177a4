import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { noFacts } from '@ritmi/shared/domain/agency/agency';
import type { Offer } from '@ritmi/shared/domain/enquiries/offers';
import type { VisitorView } from '@ritmi/shared/domain/enquiries/visitor';
import { AgencyProvider } from '@ritmi/shared/ui/Agency';
import { EnquiryPage } from './EnquiryPage.js';

const offer: Offer = {
  version: 1,
  sentAt: '2026-11-01T10:00:00.000Z',
  lines: [{ kind: 'extra', title: 'Fog on the floor', quantity: 1, amount: '100.00' }],
  discount: '0.00',
  total: '100.00',
  validUntil: '2026-12-01T22:59:00.000Z',
  deposit: null,
  lekPerEuro: '99',
  terms: { text: 'Payment\nIn cash', hash: '' },
  message: 'Dear Anna,\nhere it is.',
};

const enquiry: VisitorView = {
  reference: 'R-7K2M',
  state: 'offered',
  date: '2027-08-14',
  part: 'evening',
  place: 'Vlorë',
  kind: 'dasme',
  language: 'en',
  estimate: { lines: [], discount: '0.00', total: '0.00' },
  offer,
  expired: false,
};

it('says in which language the agency has written to the visitor', () => {
  const { rerender } = render(<EnquiryPage enquiry={enquiry} secret="s" sent={null} />);
  for (const text of [/Fog on the floor/, /Dear Anna/, /In cash/])
    expect(screen.getByText(text)).toHaveAttribute('lang', 'en');
  rerender(<EnquiryPage enquiry={{ ...enquiry, language: 'sq' }} secret="s" sent={null} />);
  expect(screen.getByText(/Dear Anna/)).not.toHaveAttribute('lang');
});

it('shows the terms in paragraphs, word for word, with what they are about in bold', () => {
  const text = 'Payment\nIn cash.\n\nNo cheques.\n\nPower\nTwo lines.\nOf 16 A.';
  const shown = { ...enquiry, offer: { ...offer, terms: { text, hash: '' } } };
  render(<EnquiryPage enquiry={shown} secret="s" sent={null} />);
  const terms = screen.getByRole('region', { name: 'Kushtet' });
  expect(terms.textContent).toBe(`Kushtet${text}`);
  expect([...terms.querySelectorAll('strong')].map(({ textContent }) => textContent)).toEqual([
    'Payment',
    'Power',
  ]);
  expect(terms.querySelectorAll('p')).toHaveLength(3);
});

it('folds the terms below what they are about, and begins with the first open', () => {
  const text = 'Payment\nIn cash.\n\nNo cheques.\n\nPower\nTwo lines.';
  const shown = { ...enquiry, offer: { ...offer, terms: { text, hash: '' } } };
  render(<EnquiryPage enquiry={shown} secret="s" sent={null} />);
  const folds = [...screen.getByRole('region', { name: 'Kushtet' }).querySelectorAll('details')];
  expect(folds.map((fold) => [fold.querySelector('summary')?.textContent, fold.open])).toEqual([
    ['Payment', true],
    ['Power', false],
  ]);
  expect(folds[0]).toHaveTextContent('No cheques.');
});

it('shows terms without headings as they are', () => {
  const shown = { ...enquiry, offer: { ...offer, terms: { text: 'In cash.\n\nNo cheques.', hash: '' } } };
  render(<EnquiryPage enquiry={shown} secret="s" sent={null} />);
  const terms = screen.getByRole('region', { name: 'Kushtet' });
  expect(terms.querySelector('details')).toBeNull();
  expect(terms.textContent).toBe('KushtetIn cash.\n\nNo cheques.');
});

it('says how many are invited, where that was asked', () => {
  const { rerender } = render(<EnquiryPage enquiry={{ ...enquiry, guests: 180 }} secret="s" sent={null} />);
  const asked = screen.getByRole('region', { name: 'Çfarë kërkove' });
  expect(asked).toHaveTextContent('Të ftuar180');
  rerender(<EnquiryPage enquiry={enquiry} secret="s" sent={null} />);
  expect(asked).not.toHaveTextContent('Të ftuar');
});

it('names the artist who was asked for', () => {
  const { rerender } = render(
    <EnquiryPage enquiry={{ ...enquiry, artist: 'DJ Drita' }} secret="s" sent={null} />,
  );
  const asked = screen.getByRole('region', { name: 'Çfarë kërkove' });
  expect(asked).toHaveTextContent('ArtistiDJ Drita');
  rerender(<EnquiryPage enquiry={enquiry} secret="s" sent={null} />);
  expect(asked).not.toHaveTextContent('Artisti');
});

it('has every price in lek too where the agency shows them, an offer by the rate of its day', () => {
  const lines = [
    ...offer.lines,
    { kind: 'rebate', title: 'Friends', quantity: 1, amount: '-10.00' } as const,
  ];
  const estimate = {
    lines: [{ kind: 'service', title: 'Lights', amount: '200.00' } as const],
    discount: '0.00',
    total: '200.00',
  };
  const shown = (
    <EnquiryPage enquiry={{ ...enquiry, estimate, offer: { ...offer, lines } }} secret="s" sent={null} />
  );
  const { rerender } = render(
    <AgencyProvider value={{ ...noFacts, lekPerEuro: '105' }}>{shown}</AgencyProvider>,
  );
  const amounts = () => screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(amounts()).toEqual([
    '100.00 € · ≈ 9,900 ALL',
    '−10.00 €',
    '100.00 € · ≈ 9,900 ALL',
    '200.00 € · ≈ 21,000 ALL',
    '200.00 € · ≈ 21,000 ALL',
  ]);
  rerender(<AgencyProvider value={noFacts}>{shown}</AgencyProvider>);
  expect(amounts()).toEqual(['100.00 €', '−10.00 €', '100.00 €', '200.00 €', '200.00 €']);
});

describe('the steps', () => {
  const stepsShown = () =>
    within(screen.getByRole('list', { name: 'Ku ka arritur kërkesa' }))
      .getAllByRole('listitem')
      .map((each) => [each.textContent, each.getAttribute('aria-current')]);
  const whatsapp = () => screen.getByRole('link', { name: 'Na shkruaj në WhatsApp' });
  const isBefore = (first: Element, second: Element) =>
    (first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  const asked = { ...enquiry, state: 'new', offer: null, askedAt: '2026-10-31T23:30:00.000Z' } as const;

  it('say with their days where the enquiry is, and writing comes first while no offer waits', () => {
    render(<EnquiryPage enquiry={asked} secret="s" sent={null} />);
    expect(stepsShown()).toEqual([
      ['Kërkesa1 nëntor 2026 E morëm', 'step'],
      ['Oferta Brenda ditës', null],
      ['Nata14 gusht 2027 Data që kërkove', null],
    ]);
    expect(isBefore(whatsapp(), screen.getByRole('heading', { name: 'Çfarë kërkove' }))).toBe(true);
  });

  it('let the answer come first while an offer waits', () => {
    render(<EnquiryPage enquiry={{ ...asked, state: 'offered', offer }} secret="s" sent={null} />);
    expect(stepsShown()).toEqual([
      ['Kërkesa1 nëntor 2026 E morëm', null],
      ['Oferta1 nëntor 2026 Pret përgjigjen tënde', 'step'],
      ['Nata14 gusht 2027 Data që kërkove', null],
    ]);
    expect(isBefore(screen.getByRole('button', { name: 'Pranoj ofertën' }), whatsapp())).toBe(true);
  });

  it('say that the time of an offer is over, and so does the line below the heading', () => {
    const lapsed = { ...asked, state: 'offered', offer, expired: true } as const;
    render(<EnquiryPage enquiry={lapsed} secret="s" sent={null} />);
    expect(stepsShown()[1]).toEqual(['Oferta1 nëntor 2026 Afati i saj ka kaluar', 'step']);
    expect(screen.queryByText(/Oferta jote është gati/)).toBeNull();
    expect(screen.getByText('Afati i ofertës ka kaluar. Kërko një tjetër më poshtë.')).toBeVisible();
  });

  it('mark none of a closed enquiry as where it is', () => {
    render(<EnquiryPage enquiry={{ ...asked, state: 'cancelled' }} secret="s" sent={null} />);
    expect(stepsShown()).toEqual([
      ['Kërkesa1 nëntor 2026 E morëm', null],
      ['Oferta Nuk pati', null],
      ['Nata14 gusht 2027 Pa rezervim', null],
    ]);
  });
});
