import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { type Night, openNight } from '@ritmi/shared/domain/enquiry/request';
import { AgencyContacts } from './addressees.js';
import { DateLine } from './DateLine.js';
import { EnquiryForm } from './EnquiryForm.js';

const night = { date: '2099-06-14', place: 'Durrës', kind: 'dasme' } as const;
const asked = { about: 'artist', ids: ['lumo'] } as const;

function hrefOf(name: string): string {
  return decodeURIComponent(screen.getByRole('link', { name }).getAttribute('href') ?? '');
}

/** The date line that scripts begin to serve while this is typed in its field for a day. */
function hydrateFocused(typed: string) {
  const onNight = vi.fn<(night: Night) => void>();
  const container = document.createElement('div');
  container.innerHTML = renderToString(<DateLine />);
  document.body.append(container);
  const field = screen.getByLabelText<HTMLInputElement>('Data');
  field.focus();
  field.value = typed;
  render(<DateLine onNight={onNight} />, { container, hydrate: true });
  return { field, onNight };
}

describe('the date line', () => {
  it('submits what is asked for and what is typed to the contact page, without JavaScript', () => {
    render(<DateLine asked={asked} night={night} />);
    const form = screen.getByRole<HTMLFormElement>('form');
    expect(form).toHaveAttribute('action', '/kontakt');
    expect(form).toHaveAttribute('method', 'get');
    expect(Object.fromEntries(new FormData(form))).toEqual({
      artisti: 'lumo',
      data: '2099-06-14',
      vendi: 'Durrës',
      lloji: 'dasme',
    });
    expect(screen.getByRole('button', { name: 'Pyet për datën' })).toHaveAttribute('type', 'submit');
  });

  it('sets the earliest day only in the browser, since the server caches its pages', () => {
    expect(renderToString(<DateLine />)).not.toContain('min=');
    render(<DateLine />);
    expect(screen.getByLabelText('Data')).toHaveAttribute('min');
  });

  it('accepts a past day and asks whether it is right', () => {
    const onNight = vi.fn<(night: Night) => void>();
    render(<DateLine onNight={onNight} />);
    expect(screen.getByRole('form')).toHaveAttribute('novalidate');
    fireEvent.input(screen.getByLabelText('Data'), { target: { value: '2019-06-14' } });
    expect(screen.getByRole('status')).toHaveTextContent('Kjo datë ka kaluar');
    expect(onNight).toHaveBeenLastCalledWith({ ...openNight, date: '2019-06-14' });
  });

  it("is typed where there are no scripts, and a field for days in the page's language with them", () => {
    expect(renderToString(<DateLine />)).toMatch(/type="text"[^>]*placeholder="dd\.mm\.vvvv"/);
    render(<DateLine />);
    expect(screen.getByLabelText('Data')).toHaveAttribute('type', 'date');
  });

  it('reads a day that is still typed when scripts begin once it is left', () => {
    const { field, onNight } = hydrateFocused('14.6.20');
    expect(field).toHaveAttribute('type', 'text');
    fireEvent.input(field, { target: { value: '14.6.2099' } });
    expect(onNight).toHaveBeenLastCalledWith({ ...openNight, date: '2099-06-14' });
    act(() => field.blur());
    expect(field).toHaveAttribute('type', 'date');
    expect(field).toHaveValue('2099-06-14');
  });

  it('takes what is typed into a field for a day that has the focus when scripts begin', () => {
    const { field, onNight } = hydrateFocused('');
    expect(field).toHaveAttribute('type', 'text');
    fireEvent.keyDown(field, { key: '1' });
    fireEvent.input(field, { target: { value: '14.6.2099' } });
    expect(field).toHaveValue('14.6.2099');
    expect(onNight).toHaveBeenLastCalledWith({ ...openNight, date: '2099-06-14' });
    act(() => field.blur());
    expect(field).toHaveAttribute('type', 'date');
    expect(field).toHaveValue('2099-06-14');
  });

  it('opens the table of days at a click that scripts repeat once they have begun', async () => {
    const { field } = hydrateFocused('');
    fireEvent.click(field);
    expect(field).toHaveAttribute('type', 'date');
    expect(await screen.findByRole('dialog', { name: 'Data' })).toBeVisible();
  });

  it('keeps what was typed as the date and is no day, until a day is filled in', () => {
    const { field } = hydrateFocused('qershor');
    fireEvent.click(field);
    act(() => field.blur());
    expect([field.type, field.value]).toEqual(['text', 'qershor']);
    fireEvent.input(field, { target: { value: '2099-06-14' } });
    expect([field.type, field.value]).toEqual(['date', '2099-06-14']);
  });

  it('keeps what was typed before hydration', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<DateLine />);
    document.body.append(container);
    screen.getByLabelText<HTMLInputElement>('Vendi').value = 'Vlorë';
    const onNight = vi.fn<(night: Night) => void>();
    render(<DateLine onNight={onNight} />, { container, hydrate: true });
    expect(onNight).toHaveBeenLastCalledWith({ ...openNight, place: 'Vlorë' });
    expect(screen.getByLabelText('Vendi')).toHaveValue('Vlorë');
  });
});

describe('the enquiry form', () => {
  it('puts what is typed into the WhatsApp message and the e-mail', async () => {
    const contacts = [
      { type: 'phone', value: '069 123 4567' },
      { type: 'email', value: 'ritmi@example.com' },
    ] as const;
    render(
      <AgencyContacts value={contacts}>
        <EnquiryForm request={{ asked, night: openNight }} topic={{ about: 'artist', title: 'DJ Lumo' }} />
      </AgencyContacts>,
    );
    expect(hrefOf('Dërgo në WhatsApp')).toMatch(/^https:\/\/wa\.me\/355691234567\?text=/);
    expect(hrefOf('Dërgo në WhatsApp')).toContain('Ju shkruaj datën dhe vendin.');
    await userEvent.type(screen.getByLabelText('Vendi'), 'Korçë');
    fireEvent.input(screen.getByLabelText('Data'), { target: { value: '2099-06-14' } });
    await userEvent.selectOptions(screen.getByLabelText('Lloji i natës'), 'Ditëlindje');
    for (const name of ['Dërgo në WhatsApp', 'Dërgo me email']) {
      expect(hrefOf(name)).toContain(
        'Data: 14 qershor 2099\nVendi: Korçë\nNata: Ditëlindje\nA jeni të lirë?',
      );
    }
    expect(hrefOf('Dërgo me email')).toContain(
      'mailto:ritmi@example.com?subject=Kërkesë për DJ Lumo, 14 qershor 2099',
    );
  });

  it('has a button to the page with the message where JavaScript is off', () => {
    expect(renderToString(<EnquiryForm request={{ asked, night }} topic={null} />)).toContain(
      'Përgatit mesazhin',
    );
  });
});
