import { X } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { request } from '@ritmi/shared/client/request';
import { currencies, maxNoteLength, methods } from '@ritmi/shared/domain/bookings/payments';
import type { PaymentRequest } from '@ritmi/shared/domain/bookings/paymentRequest';
import type { Booking } from '@ritmi/shared/domain/bookings/schema';
import { amountProblem, readTypedAmount } from '@ritmi/shared/domain/money';
import { formatDate, today } from '@ritmi/shared/domain/time/date';
import { dayInTirane, fromTirane } from '@ritmi/shared/domain/time/tirane';
import { TextInput } from '@ritmi/shared/ui/form/controls';
import { Field } from '@ritmi/shared/ui/form/Field';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { showSuccess } from '@ritmi/shared/ui/Toasts';
import { useHost } from '../../host/host.js';
import { useSheetDraft } from '../../kit/drafts/useSheetDraft.js';
import { DateInput } from '../../kit/inputs/DateInput.js';
import { IconButton, Label, ListLine, Note, Pair, PlainButton, Stack } from '../../kit/look/frames.js';
import { newKey } from '../../kit/model/newKey.js';
import { amountError } from '../../kit/problems/amount.js';
import { useReportFailure } from '../../kit/session/useSession.js';
import { bookingText as text, methodNames } from '../text.js';
import { useCalendarWrites } from '../useCalendar.js';
import { paymentForm } from './bookingDraft.js';
import { Choice } from './BookingFields.js';

const currencyNames = { EUR: { sq: 'Euro', en: 'Euro' }, ALL: { sq: 'Lek', en: 'Lek' } };

type Typed = {
  readonly amount: string;
  readonly currency: (typeof currencies)[number];
  readonly method: (typeof methods)[number];
  /** `YYYY-MM-DD`, in Albania. */
  readonly paidOn: string;
  readonly note: string;
  /** What was last sent, under which id: the same again until it is known to be stored, so that it is stored once. */
  readonly sent: string;
  readonly id: string;
};

const nothingPaid = (): Typed => ({
  amount: '',
  currency: 'EUR',
  method: 'cash',
  paidOn: today(),
  note: '',
  sent: '',
  id: '',
});

/** A draft that was stored before payments had a day and a note lacks both. */
const withDay = (typed: Partial<Typed>): Typed => ({ ...nothingPaid(), ...typed });

const Amounts = styled(Note)`
  font-variant-numeric: tabular-nums;
`;

/** What was paid and what is due; a payment is saved at once. */
export function Payments({ booking }: { readonly booking: Booking }) {
  const { language, t } = useLanguage();
  const { call, isBusy, shown } = usePayments(booking);
  return (
    <Stack role="group" aria-label={t(text.payments)} $gap={3}>
      <Label>{t(text.payments)}</Label>
      <Amounts role="status">
        {t(text.paid)} {shown.paid} € · {t(text.due)} {shown.due} €
      </Amounts>
      <ul>
        {shown.payments.map((payment) => (
          <ListLine key={payment.id}>
            <span>
              {payment.amount} {payment.currency === 'EUR' ? '€' : 'L'} · {t(methodNames[payment.method])} ·{' '}
              {formatDate(dayInTirane(payment.at), language)}
              {payment.note === '' ? '' : ` · ${payment.note}`}
            </span>
            <IconButton aria-label={t(text.removePayment)} onClick={() => void call('DELETE', payment.id)}>
              <X size={18} aria-hidden="true" />
            </IconButton>
          </ListLine>
        ))}
      </ul>
      <NextPayment {...{ booking, isBusy }} onAdd={(id, payment) => call('PUT', id, payment)} />
    </Stack>
  );
}

type NextPaymentProps = {
  readonly booking: Booking;
  readonly isBusy: boolean;
  /** @returns whether it is stored */
  readonly onAdd: (id: string, payment: PaymentRequest) => Promise<boolean>;
};

/** The fields of a payment that is not stored yet. */
function NextPayment({ booking, isBusy, onAdd }: NextPaymentProps) {
  const { language, t } = useLanguage();
  const [isTried, setIsTried] = useState(false);
  const { typed, set, add } = useNextPayment(booking);
  const { amount, currency, method, paidOn, note } = typed;

  async function handleAdd() {
    setIsTried(true);
    if (!amountProblem(amount) && (await add(onAdd))) setIsTried(false);
  }

  return (
    <>
      <Pair>
        <Field label={t(text.amount)} error={isTried ? amountError(amount, language) : undefined}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="decimal"
              value={amount}
              onChange={({ target }) => set({ amount: target.value })}
            />
          )}
        </Field>
        <Choice
          label={t(text.currency)}
          value={currency}
          options={currencies}
          names={currencyNames}
          onChange={(chosen) => set({ currency: chosen })}
        />
        <Choice
          label={t(text.method)}
          value={method}
          options={methods}
          names={methodNames}
          onChange={(chosen) => set({ method: chosen })}
        />
      </Pair>
      <Pair>
        <Field label={t(text.paidOn)}>
          {(control) => (
            <DateInput
              {...control}
              shown={paidOn}
              max={today()}
              value={paidOn}
              onChange={({ target }) => set({ paidOn: target.value })}
            />
          )}
        </Field>
        <Field label={t(text.paymentNote)}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={maxNoteLength}
              value={note}
              onChange={({ target }) => set({ note: target.value })}
            />
          )}
        </Field>
      </Pair>
      <PlainButton disabled={isBusy || amount.trim() === ''} onClick={() => void handleAdd()}>
        {t(text.addPayment)}
      </PlainButton>
    </>
  );
}

/** What is typed of a booking's next payment, kept as a draft. */
function useNextPayment(booking: Booking) {
  const { t } = useLanguage();
  const { values, set, startFrom } = useSheetDraft({
    form: paymentForm + booking.id,
    title: () => `${t(text.payments)} · ${booking.title}`,
    first: nothingPaid,
    meant: (draft) => {
      const { amount, note, sent: _sent, id: _id, ...rest } = withDay(draft);
      return amount.trim() === '' && note.trim() === '' ? '' : { amount, note, ...rest };
    },
    base: booking,
  });
  const typed = withDay(values);

  async function add(onAdd: NextPaymentProps['onAdd']): Promise<boolean> {
    const { amount, currency, method, note, paidOn } = typed;
    const payment = { amount: readTypedAmount(amount) ?? amount, currency, method, note, ...paidAt(paidOn) };
    const sent = JSON.stringify(payment);
    const id = sent === typed.sent ? typed.id : newKey();
    set({ sent, id });
    if (!(await onAdd(id, payment))) return false;
    startFrom({ ...nothingPaid(), currency, method });
    return true;
  }
  return { typed, set, add };
}

/** When it was paid: noon of an earlier day; the server's time on the same day. */
function paidAt(day: string): { readonly at?: string } {
  const at = day === today() ? null : fromTirane(`${day}T12:00`);
  return at === null ? {} : { at };
}

function usePayments(booking: Booking) {
  const { connection } = useHost();
  const { t } = useLanguage();
  const report = useReportFailure();
  const { reload } = useCalendarWrites();
  const [shown, setShown] = useState(booking);
  const [isBusy, setIsBusy] = useState(false);

  async function call(method: 'PUT' | 'DELETE', id: string, body?: object): Promise<boolean> {
    const at = `/bookings/${encodeURIComponent(booking.id)}`;
    setIsBusy(true);
    try {
      await request(connection, {
        method,
        path: `${at}/payments/${encodeURIComponent(id)}`,
        ...(body && { body }),
      });
      setShown((await request<Booking>(connection, { path: at })).value);
      showSuccess(t(text.saved));
      return true;
    } catch (error) {
      await report(error, { text: t(text.notSaved), saysWhy: true });
      return false;
    } finally {
      setIsBusy(false);
      await reload();
    }
  }
  return { call, isBusy, shown };
}
