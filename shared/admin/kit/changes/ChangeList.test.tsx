import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HostProvider } from '../../host/host.js';
import { createQueryClient } from '../model/queries.js';
import { testHost } from '../testing/testHost.js';
import type { Field } from '@ritmi/shared/domain/kinds';
import { projects } from '@ritmi/shared/domain/projects/schema';
import { services } from '@ritmi/shared/domain/services/schema';
import { FieldChanges } from './ChangeList.js';
import { VersionValue } from '../kinds/fieldKinds.js';

const fields: Readonly<Record<string, Field>> = { ...services.fields, ...projects.fields };

function show(field: string, value: unknown, other?: unknown) {
  render(
    <HostProvider value={testHost({ mediaAddress: (url) => `https://api.example${url}` })}>
      <QueryClientProvider client={createQueryClient()}>
        <VersionValue field={fields[field]} options={{ language: 'sq' }} {...{ value, other }} />
      </QueryClientProvider>
    </HostProvider>,
  );
}

const addresses = () => screen.getAllByRole('presentation').map((picture) => picture.getAttribute('src'));

it.each(['image', 'thumbnail'])('the %s is shown as a picture with its file name', (field) => {
  show(field, '/uploads/drita%20e%20kuqe.webp');
  expect(addresses()).toEqual(['https://api.example/uploads/drita%20e%20kuqe.webp']);
  expect(screen.getByText('drita e kuqe.webp')).toBeVisible();
});

it('media are shown with their captions', () => {
  show('media', [
    { type: 'image', url: '/uploads/a.webp', caption: 'E para' },
    { type: 'video', url: '/uploads/b.mp4' },
  ]);
  expect(addresses()).toEqual(['https://api.example/uploads/a.webp']);
  expect(screen.getByLabelText('Video')).toHaveAttribute('src', 'https://api.example/uploads/b.mp4');
  expect(screen.getByText('image · a.webp · E para')).toBeVisible();
  expect(screen.getByText('video · b.mp4')).toBeVisible();
});

it.each([
  ['features', ['Një', 'Dy'], 'Një Dy'],
  ['price', '95', '95.00 €'],
  ['featured', true, 'po'],
  ['features', [], '–'],
  ['image', '', '–'],
])('%s %j is shown as %s', (field, value, words) => {
  show(field, value);
  expect(document.body).toHaveTextContent(words);
});

it.each([
  { field: 'description', value: 'Një ditë para festës', other: 'Dy orë para festës', marked: 'Një ditë' },
  { field: 'price', value: '95', other: '80', marked: '95.00' },
  { field: 'title', value: 'Drita', other: 'Zëri', marked: undefined },
  { field: 'title', value: 'Drita', other: 'Drita e re', marked: undefined },
])('of $field $value beside $other the words $marked are marked', ({ field, value, other, marked }) => {
  show(field, value, other);
  expect(document.querySelector('mark')?.textContent).toBe(marked);
  expect(document.body).toHaveTextContent(value);
});

it('changes are said without ids and with times as people write them, and more than four are opened', () => {
  const names = ['title', 'a', 'b', 'c', 'd', 'e'];
  const changes = names.map((field) => ({ field, before: null, after: `${field}, e re` }));
  const bare = [
    { field: 'bookingId', before: null, after: '6b0959196c88fe48c3e464d5' },
    { field: 'at', before: null, after: '6b0959196c88fe48c3e464d5 · 2026-12-15T18:00:00.000Z · Ana' },
  ];
  render(
    <HostProvider value={testHost()}>
      <QueryClientProvider client={createQueryClient()}>
        <FieldChanges fields={{}} changes={[...bare, ...changes]} />
      </QueryClientProvider>
    </HostProvider>,
  );
  const [booking, at] = screen.getAllByRole('insertion').map(({ textContent }) => textContent);
  expect(booking).toBe('✓');
  expect(at).toBe('15 dhjetor 2026, 19:00 · Ana');
  expect(screen.getByText('b, e re')).not.toBeVisible();
  expect(screen.getByText('edhe 4 të tjera')).toBeVisible();
});
