import { brand } from '@ritmi/shared/domain/brand/brand';
import type { Message } from '@ritmi/shared/domain/language';
import type { PageContext } from 'vike/types';

type Step = { readonly name: Message; readonly path: string };

/** Texts of a page for search engines and link previews. */
export type Seo = {
  /** Without the agency's name, which is appended: 5 to 75 characters together, unique among the routes. */
  readonly title: Message;
  /** 40 to 200 characters, unique among the routes. */
  readonly description: Message;
  /** Name of the page in its JSON-LD breadcrumb; no breadcrumb without it. */
  readonly name?: Message;
  /** The page between this one and the home page. */
  readonly parent?: Step;
  readonly type?: 'website' | 'article' | 'profile';
  /** Hidden from search engines. */
  readonly isPrivate?: boolean;
  /** Path of the page that this one duplicates. */
  readonly canonicalPath?: string;
};

export function seoOf(pageContext: PageContext): Seo | undefined {
  const { seo } = pageContext.config;
  return typeof seo === 'function' ? seo(pageContext) : seo;
}

export function title(pageContext: PageContext): string | null {
  const seo = seoOf(pageContext);
  return seo ? `${seo.title[pageContext.language]} – ${brand.name}` : null;
}

export function description(pageContext: PageContext): string | null {
  return seoOf(pageContext)?.description[pageContext.language] ?? null;
}

export function lang({ language }: PageContext): string {
  return language;
}

/** A text that is the same in every language. */
export function untranslated(text: string): Message {
  return { sq: text, en: text };
}
