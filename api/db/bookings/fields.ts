import { followingFields } from '@ritmi/shared/domain/bookings/states';
import { usualLekPerEuro } from '@ritmi/shared/domain/bookings/payments';
import type { Fields } from '../kinds.js';
import { readSettings } from '../settings.js';

/** A change of a booking with the fields that follow from it; a new one keeps the rate of the day. */
export async function withFollowing(before: Fields | null, change: Fields): Promise<Fields> {
  const followed = { ...change, ...followingFields(before, change) };
  if (before || change.lekPerEuro) return followed;
  return { ...followed, lekPerEuro: (await readSettings()).lek.perEuro || usualLekPerEuro };
}
