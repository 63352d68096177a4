import type { Enquiry } from '@ritmi/shared/domain/enquiries/schema';
import { type OfferRequest, offerRequest } from '@ritmi/shared/domain/enquiries/offers';
import { offerTotal } from '@ritmi/shared/domain/enquiries/total';
import { type FieldError, fieldErrorsOf, parseOptions } from '@ritmi/shared/domain/errors';
import { amountProblem, readTypedAmount, toCents, toEuro } from '@ritmi/shared/domain/money';
import { fromTirane } from '@ritmi/shared/domain/time/tirane';
import { addDays } from '@ritmi/shared/domain/time/month';

type LineKind = OfferRequest['lines'][number]['kind'];

/** A line as it is typed: of a rebate the amount is typed without its sign. */
export type DraftLine = {
  readonly key: number;
  readonly kind: LineKind;
  readonly title: string;
  readonly quantity: string;
  readonly amount: string;
};

export type OfferDraft = {
  readonly lines: readonly DraftLine[];
  readonly discount: string;
  /** `YYYY-MM-DD`, its end in Albania. */
  readonly validUntil: string;
  readonly deposit: string;
  readonly dueAt: string;
  readonly message: string;
};

/** How many days an offer is valid unless something else is chosen. */
const validDays = 14;

/** What is proposed: the last offer, else what the visitor was shown. */
export function firstDraft({ offers, estimate }: Enquiry, today: string): OfferDraft {
  const last = offers.at(-1);
  const lines = last?.lines ?? estimate.lines.map((line) => ({ ...line, quantity: 1 }));
  const drafted = lines.map(({ kind, title, quantity, amount }, key) => ({
    key,
    kind,
    title,
    quantity: String(quantity),
    amount: (amount ?? '').replace('-', ''),
  }));
  return {
    lines: drafted.length > 0 ? drafted : [{ key: 0, kind: 'extra', title: '', quantity: '1', amount: '' }],
    discount: last?.discount ?? estimate.discount ?? '0.00',
    validUntil: addDays(today, validDays),
    deposit: last?.deposit?.amount ?? '',
    dueAt: '',
    message: '',
  };
}

const endOf = (day: string) => (day === '' ? '' : (fromTirane(`${day}T23:59`) ?? ''));

const amountOf = (typed: string) => readTypedAmount(typed) ?? typed;

/** The body of the offer. */
export function requestOf({ lines, discount, validUntil, deposit, dueAt, message }: OfferDraft) {
  return {
    lines: lines.map(({ kind, title, quantity, amount }) => ({
      kind,
      title,
      quantity: Number(quantity),
      amount: `${kind === 'rebate' ? '-' : ''}${amountOf(amount)}`,
    })),
    discount: amountOf(discount) || '0.00',
    validUntil: endOf(validUntil),
    ...(deposit.trim() !== '' && { deposit: { amount: amountOf(deposit), dueAt: endOf(dueAt) } }),
    message,
  };
}

/** What is wrong with an offer, by the path of its field: `lines.0.amount`. */
export function problemsOf(draft: OfferDraft): Readonly<Record<string, FieldError>> {
  const { error } = offerRequest.safeParse(requestOf(draft), parseOptions);
  const typed = { discount: draft.discount, 'deposit.amount': draft.deposit };
  const amounts = { ...typed, ...linesOf(draft) };
  const ambiguous = Object.entries(amounts).flatMap(([path, amount]) => {
    const problem = amountProblem(amount);
    return problem ? [{ ...problem, path }] : [];
  });
  const found = [...fieldErrorsOf(error?.issues ?? []), ...ambiguous];
  return Object.fromEntries(found.map((each) => [each.path, each]));
}

const linesOf = ({ lines }: OfferDraft) =>
  Object.fromEntries(lines.map(({ amount }, place) => [`lines.${place}.amount`, amount]));

/** The total of what is typed so far; what is no amount counts as nothing. */
export function totalOf({ lines, discount }: OfferDraft): string {
  const euro = (typed: string) => toEuro(toCents(readTypedAmount(typed) ?? '0'));
  const counted = lines.map(({ kind, quantity, amount }) => ({
    quantity: Number(quantity) || 0,
    amount: `${kind === 'rebate' ? '-' : ''}${euro(amount)}`,
  }));
  return offerTotal(counted, euro(discount));
}
