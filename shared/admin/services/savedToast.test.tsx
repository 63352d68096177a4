import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { sampleService } from '@ritmi/shared/domain/sample';
import { TestAdmin, testHost } from '../kit/testing/testHost.js';
import { ServicesModule } from './ServicesModule.js';

const service = sampleService();
let saved: unknown;

beforeEach(() => {
  vi.stubGlobal('fetch', async (_path: string, { method }: RequestInit) =>
    Response.json(method === 'GET' ? [service] : saved),
  );
});

async function save(siteUrl: string | null) {
  render(
    <TestAdmin host={testHost({ siteUrl })}>
      <ServicesModule />
    </TestAdmin>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Service' }));
  fireEvent.change(dialog.getByLabelText('Title'), { target: { value: 'Drita' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const done = await screen.findByText('Service updated successfully');
  return within(done.closest<HTMLElement>('[role=status]')!);
}

test('what is saved can be seen on the site, where it stands', async () => {
  saved = sampleService({ title: 'Drita', version: 2 });
  const toast = await save('https://agjencia.example');
  const link = toast.getByRole('link', { name: 'Shih në faqe' });
  expect(link).toHaveAttribute('href', `https://agjencia.example/sherbime#${service.id}`);
  // The desktop app opens such links in the browser.
  expect(link).toHaveAttribute('target', '_blank');
});

test.each([
  ['a draft', { status: 'draft' }],
  ['a change that is still beside the page', { hasDraft: true }],
] as const)('%s has no link', async (_what, change) => {
  saved = sampleService({ title: 'Drita', version: 2, ...change });
  const toast = await save('https://agjencia.example');
  expect(toast.queryByRole('link')).toBeNull();
});

test('without the address of the site there is no link', async () => {
  saved = sampleService({ title: 'Drita', version: 2 });
  const toast = await save(null);
  expect(toast.queryByRole('link')).toBeNull();
});
