import type { Enquiry } from '@ritmi/shared/domain/enquiries/schema';
import type { Response } from 'express';
import type { Collection } from '../db/collection.js';
import { findStored } from '../db/writes.js';
import { notFound } from '../http/errors.js';
import { idOf, type Route, route } from '../http/route.js';
import { paperOf } from '../paper/offer.js';
import { enquiryOf, findBySecret } from './enquiry.js';

/** An offer as PDF, for staff and for the visitor who knows the secret. */
export function paperRoutes(collection: Collection): readonly Route[] {
  const common = { method: 'get', summary: 'An offer as PDF', status: 200, errors: [404, 429] } as const;
  return [
    route({
      ...common,
      path: '/enquiries/{id}/offers/{version}.pdf',
      access: 'admin',
      handle: async (call) => {
        const stored = await findStored(collection, idOf(call));
        return send(enquiryOf(stored), call.params.version, call.response);
      },
    }),
    route({
      ...common,
      path: '/enquiries/by-secret/{secret}/offers/{version}.pdf',
      access: 'open',
      handle: async ({ params, response }) => {
        const stored = await findBySecret(collection, params.secret ?? '');
        return send(enquiryOf(stored), params.version, response);
      },
    }),
  ];
}

async function send(enquiry: Enquiry, version: string | undefined, response: Response): Promise<null> {
  const offer = enquiry.offers.find((each) => String(each.version) === version);
  if (!offer) throw notFound();
  const bytes = await paperOf(enquiry, offer);
  response.set({
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="oferta-${enquiry.reference}-${offer.version}.pdf"`,
    'Cache-Control': 'no-store',
  });
  response.send(bytes);
  return null;
}
