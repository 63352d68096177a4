import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';

/** The caller's address as a key: of IPv6 the network, since one caller has a whole one. */
export function addressOf(request: Request): string {
  return ipKeyGenerator((request.ip ?? '').replace(/^::ffff:/i, ''));
}
