import { deepStrictEqual } from 'node:assert/strict';
import { parse } from 'node:path';
import { toDay } from '@ritmi/shared/domain/date';
import type { DocumentOf, EntityName } from '@ritmi/shared/domain/entities';
import { toCents, toEuro } from '@ritmi/shared/domain/money';
import { signIn } from '../test/startProduct.js';
import { account } from './agencyServers.js';
import type { StaffEvent } from './agency/events.js';
import { packages } from './agency/packages.js';
import { contacts, sections, team } from './agency/people.js';
import type { Shot } from './agency/pictures.js';
import { projects } from './agency/projects.js';
import type { StaffService } from './agency/services.js';

/** What changes after it was entered; the rest stays as it stands in `agency`. */
export interface Entered {
  readonly services: readonly StaffService[];
  readonly events: readonly StaffEvent[];
}

/** Reads everything over the API as the admin sees it, and throws where it is not what was typed. */
export async function checkAgency(apiUrl: string, { services, events }: Entered): Promise<void> {
  const token = await signIn(apiUrl, account);
  const read = async <K extends EntityName>(entity: K): Promise<readonly DocumentOf<K>[]> => {
    const answer = await fetch(`${apiUrl}/${entity}`, { headers: { Authorization: `Bearer ${token}` } });
    return (await answer.json()) as DocumentOf<K>[];
  };

  deepStrictEqual(
    (await read('services'))
      .map((service) => ({ ...service, image: fileOf(service.image) }))
      .map(serviceFacts),
    services.map(({ file = '', ...service }, order) =>
      serviceFacts({ hidePrice: false, featured: false, ...service, order, image: parse(file).name }),
    ),
  );
  deepStrictEqual(
    (await read('packages')).map((pkg) => ({
      ...packageFacts(pkg),
      image: fileOf(pkg.image ?? ''),
      services: pkg.services.map(({ service }) => service.title).toSorted(),
    })),
    packages.map(({ file = '', services: titles, customPrice = null, ...pkg }, order) => ({
      ...packageFacts({ hidePrice: false, featured: false, customPrice, ...pkg, order }),
      image: parse(file).name,
      services: titles.toSorted(),
    })),
  );
  deepStrictEqual(
    byTitle(await read('events')).map(({ title, date, description, featured, image, media }) => ({
      title,
      date: toDay(date),
      description,
      featured,
      isMainTheFirst: image === media[0]?.url,
      media: media.map(shotOf),
    })),
    byTitle(events).map(({ featured = false, media, ...event }) => ({
      ...event,
      featured,
      isMainTheFirst: true,
      media: media.map(typed),
    })),
  );
  deepStrictEqual(
    (await read('projects')).map(({ title, location, description, thumbnail, media }) => ({
      title,
      location,
      description,
      thumbnail: fileOf(thumbnail),
      media: media.map(shotOf),
    })),
    projects.map(({ thumbnail, media, ...project }) => ({
      ...project,
      thumbnail: parse(thumbnail).name,
      media: media.map(typed),
    })),
  );
  deepStrictEqual(
    (await read('about/team')).map(({ name, role, bio, image }) => ({
      name,
      role,
      bio,
      file: fileOf(image),
    })),
    team.map((member) => ({ ...member, file: parse(member.file).name })),
  );
  deepStrictEqual(
    (await read('about/content')).map(({ title, content, image }) => ({
      title,
      content,
      file: fileOf(image),
    })),
    sections.map((section) => ({ ...section, file: parse(section.file).name })),
  );
  deepStrictEqual(
    (await read('contact')).map(({ type, label, value }) => ({ type, label, value })),
    contacts.map((contact) => ({ ...contact })),
  );
}

const twoDecimals = (price: string) => toEuro(toCents(price));

type ServiceFacts = Omit<StaffService, 'file'> & { readonly order: number; readonly image: string };

function serviceFacts(service: ServiceFacts) {
  const { title, description, price, category, icon, features, featured, hidePrice, order, image } = service;
  return {
    title,
    description,
    category,
    icon,
    featured,
    hidePrice,
    order,
    image,
    features: [...features],
    price: twoDecimals(price),
  };
}

type PackageFacts = Record<'title' | 'type' | 'description', string> & {
  readonly customPrice: string | null;
  readonly hidePrice: boolean;
  readonly featured: boolean;
  readonly order?: number | null | undefined;
};

function packageFacts({ title, type, description, customPrice, hidePrice, featured, order }: PackageFacts) {
  const price = customPrice === null ? null : twoDecimals(customPrice);
  return { title, type, description, customPrice: price, hidePrice, featured, order };
}

/** `/uploads/pult-blu-1f9c02ab7e-1600x1000-3a2b4c.webp` came from `pult-blu.webp`. */
function fileOf(url: string): string {
  return parse(url).name.replace(/-[0-9a-f]{10}(-\d+x\d+-\w+)?$/, '');
}

type Medium = { readonly type: string; readonly url: string; readonly caption?: string | undefined };

const shotOf = ({ type, url, caption = '' }: Medium) => ({ type, file: fileOf(url), caption });

function typed({ file, caption }: Shot) {
  return { type: /\.(mp4|webm)$/.test(file) ? 'video' : 'image', file: parse(file).name, caption };
}

const byTitle = <T extends { readonly title: string }>(list: readonly T[]): T[] =>
  list.toSorted((a, b) => (a.title < b.title ? -1 : 1));
