import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { fakeApi } from '../../kit/testing/fakeApi.js';
import { renderAt } from '../../kit/testing/testHost.js';
import { sampleEnquiry } from '../sample.js';
import { ReplySheet } from './ReplySheet.js';

it('keeps an edited answer when another answer or language is chosen', async () => {
  fakeApi({});
  renderAt('/', '/*', <ReplySheet enquiry={sampleEnquiry()} onClose={() => undefined} />);
  const message = await screen.findByLabelText('Teksti');
  await userEvent.clear(message);
  await userEvent.type(message, 'Me dy DJ.');
  await userEvent.click(screen.getByRole('button', { name: 'Jemi të lirë' }));
  await userEvent.click(screen.getByRole('button', { name: 'English' }));
  expect(message).toHaveValue('Me dy DJ.');
  await userEvent.clear(message);
  await userEvent.click(screen.getByRole('button', { name: 'Shqip' }));
  expect(message).toHaveDisplayValue(/^Përshëndetje Arta! Jemi të lirë/);
});
