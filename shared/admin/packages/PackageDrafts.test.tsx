import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { samplePackage, sampleService } from '@ritmi/shared/domain/sample';
import type { Draft } from '../kit/drafts/draftRegistry.js';
import { DraftBar } from '../kit/drafts/Drafts.js';
import { fakeApi } from '../kit/testing/fakeApi.js';
import { press } from '../kit/testing/steps.js';
import { memoryDrafts, TestAdmin, testHost } from '../kit/testing/testHost.js';
import { PackagesModule } from './PackagesModule.js';
import { packageForm } from './usePackages.js';

const pkg = samplePackage({ image: '/uploads/e-ruajtur.webp' });

beforeEach(() => {
  fakeApi({ '/packages': [pkg], '/services': [sampleService()] });
});
/** Opens the edit of the package with these values from an earlier visit. */
async function restore(change: Draft['values'], withoutField = ''): Promise<void> {
  const { [withoutField]: _missing, ...values } = packageForm.toValues(pkg);
  const drafts = memoryDrafts();
  drafts.entries.set('draft:old', {
    id: 'old',
    owner: 'Arta',
    form: `packages:edit:${pkg.id}`,
    path: '/',
    title: pkg.title,
    values: { ...values, ...change },
    files: {},
    base: pkg,
    savedAt: 0,
  } satisfies Draft);
  render(
    <TestAdmin host={testHost({ drafts })}>
      <DraftBar />
      <PackagesModule />
    </TestAdmin>,
  );
  await screen.findByRole('heading', { name: pkg.title });
  press('Rikthe draftin');
  await screen.findByRole('dialog');
}

test('a value that the draft lacks stays that of the package', async () => {
  await restore({ title: 'Mbrëmje' }, 'image');
  expect(screen.getByLabelText('Name')).toHaveValue('Mbrëmje');
  expect(screen.getByText('e-ruajtur.webp')).toBeVisible();
});
