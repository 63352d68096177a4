import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createTyped, TypedByVisitor } from '../../enquiry/remembered.js';
import { ReplyForms } from './ReplyForms.js';

it('keeps an answer while another page is looked at, apart from other forms', () => {
  const typed = createTyped();
  const visit = (secret: string) =>
    render(
      <TypedByVisitor value={typed}>
        <ReplyForms secret={secret} version={1} sent={null} />
      </TypedByVisitor>,
    );
  const message = () => screen.getByLabelText('Çfarë do të ndryshoje?');
  const first = visit('abc');
  fireEvent.input(message(), { target: { value: 'Më pak drita.' } });
  first.unmount();
  const second = visit('abc');
  expect(message()).toHaveValue('Më pak drita.');
  second.unmount();
  visit('xyz');
  expect(message()).toHaveValue('');
  expect(typed.get().fields).not.toHaveProperty('mesazhi');
});
