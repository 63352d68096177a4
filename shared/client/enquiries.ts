import type { Enquiry, EnquiryReceived, VisitorEnquiry } from '../domain/enquiries/schema.js';
import type { Offer, OfferInput } from '../domain/enquiries/offers.js';
import type { EnquiryState } from '../domain/enquiries/states.js';
import type { VisitorView } from '../domain/enquiries/visitor.js';
import { type Answer, type Connection, request } from './request.js';

/** Which enquiries to read; the newest come first, and spam only where its state is named. */
export type EnquiryQuery = {
  readonly state?: EnquiryState;
  readonly q?: string;
  /** Id of an account. */
  readonly assignee?: string;
  /** The first and the last night, `YYYY-MM-DD`. */
  readonly from?: string;
  readonly to?: string;
  /** Only those that nobody has read. */
  readonly unread?: 'true';
  readonly limit?: number;
  readonly cursor?: string;
};

/**
 * What staff do with enquiries beside reading, changing and deleting one, which `resource` and `write` do for every
 * entity. Each call throws what `request` throws. @public for the inbox
 */
export function enquiryCalls(connection: Connection) {
  return {
    list: (query: EnquiryQuery = {}): Promise<Answer<Enquiry[]>> =>
      request(connection, { path: `/enquiries${searchOf(query)}` }),
    /** Sends an offer, a new version each time. */
    sendOffer: (id: string, offer: OfferInput, key: string): Promise<Answer<Offer>> =>
      request(connection, { method: 'POST', path: `${pathOf(id)}/offers`, body: offer, idempotencyKey: key }),
    /** Path of an offer as PDF, which needs a token. */
    paperPath: (id: string, version: number): string => `${pathOf(id)}/offers/${version}.pdf`,
    addNote: (id: string, text: string, key: string): Promise<Answer<Enquiry>> =>
      request(connection, {
        method: 'POST',
        path: `${pathOf(id)}/notes`,
        body: { text },
        idempotencyKey: key,
      }),
  };
}

/** What a visitor does. Each call throws what `request` throws. @public for the form and the page of an enquiry */
export function visitorCalls(connection: Connection) {
  return {
    /** @param key at least 22 characters, the same for every attempt */
    ask: (enquiry: VisitorEnquiry, key?: string): Promise<Answer<EnquiryReceived>> =>
      request(connection, { method: 'POST', path: '/enquiries', body: enquiry, idempotencyKey: key }),
    /** The page of an enquiry, with the offer before the last one. */
    view: (secret: string): Promise<Answer<VisitorView>> =>
      request(connection, { path: `${secretPath(secret)}?compare=true` }),
    /** Each answers with the view of the page; a 409 says in `reason` why it comes too late. */
    accept: (secret: string, accepted: { readonly version: number; readonly name: string }) =>
      answer(connection, `${secretPath(secret)}/accept`, accepted),
    decline: (secret: string, reason: string) =>
      answer(connection, `${secretPath(secret)}/decline`, { reason }),
    askForChange: (secret: string, message: string) =>
      answer(connection, `${secretPath(secret)}/change`, { message }),
    paperPath: (secret: string, version: number): string => `${secretPath(secret)}/offers/${version}.pdf`,
  };
}

function answer(connection: Connection, path: string, body: object): Promise<Answer<VisitorView>> {
  return request(connection, { method: 'POST', path, body });
}

const pathOf = (id: string) => `/enquiries/${encodeURIComponent(id)}`;

const secretPath = (secret: string) => `/enquiries/by-secret/${encodeURIComponent(secret)}`;

function searchOf(query: EnquiryQuery): string {
  const given = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}
