import type { Price } from '../domain/packages/price.js';
import { type Answer, type Connection, request } from './request.js';

/** Price of chosen services or of a package, from the server. */
export function quote(
  connection: Connection,
  body: { serviceIds: string[] } | { packageId: string },
): Promise<Answer<Price>> {
  return request(connection, { method: 'POST', path: '/quote', body });
}
