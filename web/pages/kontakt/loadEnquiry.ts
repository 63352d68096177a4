import type { Connection } from '@ritmi/shared/client/request';
import { resource } from '@ritmi/shared/client/resource';
import { type Enquiry, packageEnquiry, servicesEnquiry } from '@ritmi/shared/domain/packages/enquiry';
import type { LoadCall } from '../load.js';
import type { query } from './address.js';

type Choice = { readonly [Name in (typeof query)[number]]?: string | undefined };

/** What `/kontakt?paketa=<id>` or `/kontakt?sherbimet=<id>,<id>` asks for; null without either. */
export function loadEnquiry(choice: Choice): LoadCall<Enquiry | null> {
  return async (api) => ({ value: await enquiryOf(api, choice), etag: null });
}

async function enquiryOf(api: Connection, { paketa, sherbimet }: Choice): Promise<Enquiry | null> {
  if (paketa) return packageEnquiry((await resource(api, 'packages').list()).value, paketa);
  if (!sherbimet) return null;
  return servicesEnquiry((await resource(api, 'services').list()).value, sherbimet.split(','));
}
