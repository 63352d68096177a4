import type { Agency } from '@ritmi/shared/domain/agency/agency';
import { type ContentText, plainText } from '@ritmi/shared/domain/content';
import { interfaceOf, type Message, pathIn } from '@ritmi/shared/domain/language';
import type { Pass } from '@ritmi/shared/domain/services/light';
import { isInvisible } from '@ritmi/shared/domain/text/clean';
import { shorten } from '@ritmi/shared/domain/text/cut';
import { fileAt, noteAt } from '@ritmi/shared/domain/uploads/notes';
import { videoOf } from '@ritmi/shared/domain/uploads/stored';
import type { PageContext } from 'vike/types';
import type { Share } from '../render/content.js';
import { text } from '../layout/text.js';
import type { LoadingPage, PageWith } from './load.js';
import { ownSeoOf, seoOf, wholeAddress } from './seo.js';

/** The link preview and JSON-LD of a page; on the server only. */
export type Metadata<Context = PageContext> = {
  readonly share?: ShareTexts | ((pageContext: Context) => ShareTexts);
  /** Its schema.org objects. */
  readonly jsonLd?: (pageContext: Context, share: Share) => readonly object[];
};

/** Metadata of a page with loads, in its `+metadata.ts`. */
export type MetadataOf<Page extends LoadingPage> = Metadata<PageWith<Page>>;

/** What a page's link preview shows. */
type ShareTexts = {
  /** The page's name by default. */
  readonly title?: Message | ContentText | undefined;
  /** Its price, date or place. */
  readonly line?: Message | ContentText | undefined;
  /** A picture or clip; the hero's picture by default. */
  readonly picture?: string | undefined;
  /** The lights of the hall in place of a picture, for an address with a choice of services. */
  readonly lights?: readonly Pass[] | undefined;
};

const isMessage = (line: Message | ContentText): line is Message => typeof line === 'object' && 'sq' in line;

/** A page's link preview. Its address contains a hash of what it shows (web/server/page/sharePicture.ts). */
export function shareOf(pageContext: PageContext): Share {
  const { config, language, urlOriginal, renderRequest, agency } = pageContext;
  const word = (message: Message) => message[interfaceOf(language)];
  const { share = {} } = config.metadata ?? {};
  const { title, line = '', picture, lights } = typeof share === 'function' ? share(pageContext) : share;
  const seo = seoOf(pageContext);
  const own = seo?.name ?? seo?.title;
  const given = ownSeoOf(pageContext);
  const ownTitle = title === undefined || isMessage(title) ? title && word(title) : plainText(title);
  const texts = [
    lights ? undefined : given?.title,
    ownTitle,
    own && word(own),
    agency?.tagline,
    agency?.name,
  ].map((text) => plainText(text ?? ''));
  const hero = agency?.hero.picture ?? '';
  const { pathname, search } = new URL(urlOriginal, 'http://page');
  const lineText = isMessage(line) ? word(line) : plainText(line);
  const shown = {
    title: shorten(texts.find((text) => !isInvisible(text)) ?? '', 60),
    line: isInvisible(lineText) ? '' : shorten(lineText, 80),
    ...cropped(given?.picture || (picture && posterOr(picture)) || hero),
    otherPicture: fileAt(hero),
    agency: agency?.name ?? '',
    logo: fileAt(agency?.logo ?? ''),
    ...(lights && { lights, query: search }),
  };
  const hash = renderRequest?.shortHash(JSON.stringify(shown)) ?? '';
  return { ...shown, hash, path: `/share/${hash}${pathname === '/' ? '' : pathname}.jpg${search}` };
}

/** The poster of an uploaded film, or a picture itself. */
const posterOr = (address: string) => videoOf(address)?.poster ?? address;

function cropped(address: string): Pick<Share, 'picture' | 'focus'> {
  const { focus } = noteAt(address);
  return { picture: fileAt(address), ...(focus && { focus }) };
}

/** The breadcrumb of a page, and the objects that the page itself describes. */
export function jsonLdOf(pageContext: PageContext, share: Share): readonly object[] {
  const { language, config, urlPathname } = pageContext;
  const seo = seoOf(pageContext);
  if (!seo || seo.isPrivate) return [];
  const { name, parent, canonicalPath } = seo;
  const objects = config.metadata?.jsonLd?.(pageContext, share) ?? [];
  if (!name) return objects;
  const home = { name: text.home, path: '/' };
  const steps = [home, ...(parent ? [parent] : []), { name, path: canonicalPath ?? urlPathname }];
  const breadcrumb = {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name[interfaceOf(language)],
      item: wholeAddress(pageContext, pathIn(language, step.path)),
    })),
  };
  return [breadcrumb, ...objects];
}

type Offered = { readonly title: ContentText; readonly description: ContentText };

/** @param price null when it is hidden */
export function offerOf(
  { title, description }: Offered,
  price: string | null,
  agency: Agency | undefined,
): object {
  return {
    '@type': 'Service',
    name: plainText(title),
    description: plainText(description),
    provider: { '@type': 'LocalBusiness', name: agency?.name },
    areaServed: agency?.place.country,
    ...(price === null ? {} : { offers: { '@type': 'Offer', price, priceCurrency: 'EUR' } }),
  };
}
