import { brand } from '@ritmi/shared/domain/brand/brand';
import type { Message } from '@ritmi/shared/domain/language';
import type { PageContext } from 'vike/types';

export type Seo = {
  /** 5 to 75 characters, unique among the routes. */
  readonly title: string;
  /** 40 to 200 characters, unique among the routes. */
  readonly description: string;
  /** Path or address of the picture of shared links; the site's own without it. */
  readonly image?: string | undefined;
  readonly type?: 'website' | 'article' | 'profile';
  /** Kept out of search engines. */
  readonly isPrivate?: boolean;
  /** Path of the page that this one repeats. */
  readonly canonicalPath?: string;
};

type SeoTexts = Omit<Seo, 'title' | 'description'> & {
  /** Without the agency's name. */
  readonly title: Message;
  readonly description: Message;
};

/** The `seo` of a page whose texts are fixed. */
export function seoOf({ title, description, ...rest }: SeoTexts): (pageContext: PageContext) => Seo {
  return ({ language }) => ({
    title: withName(title[language]),
    description: description[language],
    ...rest,
  });
}

/** The title of a page, ending in the agency's name. */
export function withName(title: string): string {
  return `${title} – ${brand.name}`;
}

/** A text cut to what search engines show, at a word's end. */
export function shortened(text: string, maxLength: number): string {
  const flat = text.replace(/\s+/g, ' ').trim();
  if (flat.length <= maxLength) return flat;
  return `${flat.slice(0, maxLength - 1).replace(/\s+\S*$/, '')}…`;
}
