import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ButtonDirectory } from './ButtonDirectory.js';

const buttons = [
  { text: 'Paketat', path: '/paketa', category: 'main' },
  { text: 'Eventet', path: '/evente', category: 'footer' },
];

describe('the button directory', () => {
  // spec: 2.buttons.filter
  it('shows all buttons at first, and each category once as a filter', () => {
    render(<ButtonDirectory buttons={[...buttons, ...buttons]} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'all',
      'main',
      'footer',
    ]);
  });

  // spec: 2.buttons.cards
  it('shows only the chosen category', async () => {
    render(<ButtonDirectory buttons={buttons} />);
    await userEvent.click(screen.getByRole('button', { name: 'footer', pressed: false }));
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Eventet']);
    expect(screen.getByRole('listitem')).toHaveTextContent('footer');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/evente');
  });

  it('says when there is none', () => {
    render(<ButtonDirectory buttons={[]} />);
    expect(screen.getByText('Nuk ka butona për të shfaqur')).toBeInTheDocument();
  });
});
