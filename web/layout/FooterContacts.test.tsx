import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { brand } from '@ritmi/shared/domain/brand';
import { sampleContact } from '@ritmi/shared/domain/contact/sample';
import { FooterContacts } from './FooterContacts.js';

it('gives the built-in phone and e-mail where the contact call answers none', () => {
  render(<FooterContacts contacts={[]} />);
  expect(screen.getByRole('link', { name: brand.contact.phone })).toHaveAttribute('href', 'tel:0690000142');
  expect(screen.getByRole('link', { name: brand.contact.email })).toHaveAttribute(
    'href',
    `mailto:${brand.contact.email}`,
  );
});

it('gives what the call answers otherwise', () => {
  render(<FooterContacts contacts={[sampleContact({ type: 'phone', value: '068 111 2233' })]} />);
  expect(screen.getByRole('link', { name: '068 111 2233' })).toHaveAttribute('href', 'tel:0681112233');
  expect(screen.queryByText(brand.contact.phone)).toBeNull();
});
