import { randomInt } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect } from '../fixtures.js';
import { product } from '../product.js';

/** Calls of the staff for enquiries. */
export function staff(request: APIRequestContext, token: string) {
  const headers = { Authorization: `Bearer ${token}` };
  const offer = {
    discount: '0.00',
    validUntil: new Date(Date.now() + 5 * 24 * 3600_000).toISOString(),
    deposit: { amount: '100.00', dueAt: new Date(Date.now() + 4 * 24 * 3600_000).toISOString() },
    message: 'Me gjithë dëshirë.',
  };
  return {
    async find(name: string) {
      const found = await request.get(`${product.apiUrl}/enquiries`, { headers, params: { q: name } });
      expect(found.status()).toBe(200);
      const [enquiry] = await found.json();
      return enquiry;
    },
    async sendOffer(id: string, lines: readonly object[]) {
      const data = { ...offer, lines };
      const answer = await request.post(`${product.apiUrl}/enquiries/${id}/offers`, { headers, data });
      expect(answer.status(), await answer.text()).toBe(201);
    },
  };
}

/** A line of an offer for one service. */
export const offerLine = (title: string, amount: string) => ({ kind: 'service', title, quantity: 1, amount });

/** Asks for a night and sends an offer. @returns the path of the enquiry's page, with its three forms */
export async function offered(request: APIRequestContext, token: string): Promise<string> {
  const data = {
    name: 'Ana Prova',
    // The sixth enquiry of a phone in an hour is spam.
    phone: `069 2${randomInt(100_000, 1_000_000)}`,
    date: '2028-06-17',
    place: 'Durrës',
    kind: 'dasme',
    language: 'sq',
    notice: '1',
  };
  const answer = await request.post(`${product.apiUrl}/enquiries`, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  const { reference, url } = await answer.json();
  const calls = staff(request, token);
  const { id } = await calls.find(reference);
  await calls.sendOffer(id, [offerLine('Lazer prove', '120.00')]);
  return new URL(url, product.webUrl).pathname;
}
