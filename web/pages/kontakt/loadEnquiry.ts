import type { Connection } from '@ritmi/shared/client/request';
import { resource } from '@ritmi/shared/client/resource';
import { plainText } from '@ritmi/shared/domain/content';
import { packageTopic, servicesTopic, type Topic } from '@ritmi/shared/domain/enquiry/message';
import {
  type Asked,
  askedParameters,
  type EnquiryRequest,
  readEnquiry,
} from '@ritmi/shared/domain/enquiry/request';
import type { PageContext } from 'vike/types';
import { agencyOf, localList } from '../load.js';

type Enquiry = { readonly request: EnquiryRequest; readonly topic: Topic | null };

/** The query of the page. The checkboxes of a form write their ids one by one, links as one list. */
export function enquiryQuery({ urlParsed }: PageContext): Readonly<Record<string, string | undefined>> {
  const services = askedParameters.services;
  const ids = urlParsed.searchAll[services];
  return ids ? { ...urlParsed.search, [services]: ids.join(',') } : urlParsed.search;
}

/** The enquiry in the address, with what it asks for; a document that does not exist is left out. */
export async function loadEnquiry(
  api: Connection,
  pageContext: PageContext,
): Promise<{ readonly value: Enquiry }> {
  const { asked, night } = readEnquiry(enquiryQuery(pageContext));
  const topic = asked && (await loadTopic(api, asked, pageContext));
  const kind = night.kind || (topic?.about === 'package' && topic.kind) || '';
  return { value: { request: { asked: topic && asked, night: { ...night, kind } }, topic } };
}

async function loadTopic(
  api: Connection,
  { about, ids }: Asked,
  pageContext: PageContext,
): Promise<Topic | null> {
  const discount = async () => (await agencyOf(api, pageContext)).discountPerService;
  const chosen = async <K extends 'packages' | 'services' | 'events' | 'projects'>(name: K) =>
    localList<K>(await resource(api, name).list({ ids }), pageContext.language).value;
  switch (about) {
    case 'package': {
      const [pkg] = await chosen('packages');
      return pkg ? packageTopic(pkg, await discount()) : null;
    }
    case 'services':
      return servicesTopic(await chosen('services'), await discount());
    case 'artist': {
      const [artist] = (await resource(api, 'artists').list({ ids })).value;
      return artist ? { about, title: artist.stageName } : null;
    }
    case 'event': {
      const [event] = await chosen('events');
      return event ? { about, title: plainText(event.title), date: event.date } : null;
    }
    case 'project': {
      const [project] = await chosen('projects');
      return project ? { about, title: plainText(project.title), location: project.location } : null;
    }
  }
}
