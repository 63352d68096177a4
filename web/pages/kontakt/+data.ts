import type { PageContext } from 'vike/types';
import { load } from '../load.js';
import { loadContacts } from './loadContacts.js';
import { loadEnquiry } from './loadEnquiry.js';

export async function data(pageContext: PageContext) {
  const [contacts, enquiry] = await Promise.all([
    load(pageContext, loadContacts),
    load(pageContext, loadEnquiry(pageContext.urlParsed.search)),
  ]);
  return { contacts, enquiry };
}

export type Data = Awaited<ReturnType<typeof data>>;
