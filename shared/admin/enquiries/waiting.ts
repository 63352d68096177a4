import type { WriteOperation } from '@ritmi/shared/client/write';
import { type Enquiry, enquiries } from '@ritmi/shared/domain/enquiries/schema';
import { withQueued } from '../kit/outbox/queued.js';

/** Every field as it is while nothing is known of it. */
const blank = Object.fromEntries(
  Object.entries(enquiries.fields).map(([name, field]) => [
    name,
    'default' in field ? field.default : 'blank' in field ? field.blank : null,
  ]),
);

/** The enquiries as they will be when the outbox has been sent; new ones first. */
export function withWaiting(rows: readonly Enquiry[], writes: readonly WriteOperation[]): readonly Enquiry[] {
  const now = new Date().toISOString();
  const stamps = { createdAt: now, updatedAt: now };
  const all = withQueued(rows, writes, (sent, before) => (before ? sent : { ...blank, ...sent, ...stamps }));
  const isNew = ({ version }: Enquiry) => version === 0;
  return [...all.filter(isNew), ...all.filter((row) => !isNew(row))];
}
