import type { Connection } from '@ritmi/shared/client/request';
import { resource } from '@ritmi/shared/client/resource';
import { type Enquiry, packageEnquiry, servicesEnquiry } from '@ritmi/shared/domain/packages/enquiry';
import type { PageContext } from 'vike/types';
import { listCall } from '../load.js';

export const loads = { contacts: listCall('contact'), enquiry: loadEnquiry };

/** What `/kontakt?paketa=<id>` or `/kontakt?sherbimet=<id>,<id>` asks for; null without either. */
async function loadEnquiry(
  api: Connection,
  { urlParsed }: PageContext,
): Promise<{ readonly value: Enquiry | null }> {
  const { paketa, sherbimet } = urlParsed.search;
  if (paketa) return { value: packageEnquiry((await resource(api, 'packages').list()).value, paketa) };
  if (!sherbimet) return { value: null };
  const { value } = await resource(api, 'services').list();
  return { value: servicesEnquiry(value, sherbimet.split(',')) };
}
