import type { Booking } from '@ritmi/shared/domain/bookings/schema';
import { fieldsOf, type Stored } from '../collection.js';

type BookingFields = Omit<Booking, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

/** The fields of a stored booking. */
export function bookingIn(stored: Stored): BookingFields {
  // Stored documents have passed the schema of their entity.
  return fieldsOf('bookings', stored) as BookingFields;
}
