import type { Actor } from '@ritmi/shared/domain/access';
import type { Enquiry } from '@ritmi/shared/domain/enquiries/schema';
import { forgetReplies } from '../db/idempotency.js';
import { inTransaction } from '../db/transaction.js';
import { eraseBeside, eraseTexts } from '../enquiries/erasing.js';
import { forgetPhone } from '../enquiries/limits.js';

/** How many documents one transaction erases, since its time is limited. */
const maxAtOnce = 50;

/**
 * Erases the people of these enquiries from every collection: name, phone, e-mail, messages, notes and what was answered.
 * Dates, resources and amounts stay. Only backups still have them (docs/privacy.md).
 */
export async function erasePeople(asked: readonly Enquiry[], actor: Actor): Promise<void> {
  for (let start = 0; start < asked.length; start += maxAtOnce) {
    const part = asked.slice(start, start + maxAtOnce);
    const ids = part.map(({ id }) => id);
    const beside = await inTransaction(async () => {
      await eraseTexts('enquiries', ids, actor);
      return eraseBeside(part, actor);
    });
    await forgetReplies(new Set([...ids, ...beside]));
    for (const { phoneE164 } of part) if (phoneE164) await forgetPhone(phoneE164);
  }
}
