import { loadArtists } from '@ritmi/shared/client/agency';
import type { Connection } from '@ritmi/shared/client/request';
import { resource } from '@ritmi/shared/client/resource';
import { packageTopic, servicesTopic, type Topic } from '@ritmi/shared/domain/enquiry/message';
import { type Asked, type EnquiryRequest, readEnquiry } from '@ritmi/shared/domain/enquiry/request';
import type { PageContext } from 'vike/types';
import { agencyOf } from '../load.js';

type Enquiry = { readonly request: EnquiryRequest; readonly topic: Topic | null };

/** The enquiry in the address, with what it asks for; a document that does not exist is left out. */
export async function loadEnquiry(
  api: Connection,
  pageContext: PageContext,
): Promise<{ readonly value: Enquiry }> {
  const { asked, night } = readEnquiry(pageContext.urlParsed.search);
  const topic = asked && (await loadTopic(api, asked, pageContext));
  return { value: { request: { asked: topic && asked, night }, topic } };
}

async function loadTopic(
  api: Connection,
  { about, ids }: Asked,
  pageContext: PageContext,
): Promise<Topic | null> {
  const discount = async () => (await agencyOf(api, pageContext)).discountPerService;
  switch (about) {
    case 'package': {
      const [pkg] = (await resource(api, 'packages').list({ ids })).value;
      return pkg ? packageTopic(pkg, await discount()) : null;
    }
    case 'services':
      return servicesTopic((await resource(api, 'services').list({ ids })).value, await discount());
    case 'artist': {
      const artist = (await loadArtists(pageContext.language)).find(({ id }) => id === ids[0]);
      return artist ? { about, title: artist.stageName } : null;
    }
    case 'event': {
      const [event] = (await resource(api, 'events').list({ ids })).value;
      return event ? { about, title: event.title, date: event.date } : null;
    }
    case 'project': {
      const [project] = (await resource(api, 'projects').list({ ids })).value;
      return project ? { about, title: project.title, location: project.location } : null;
    }
  }
}
