import { plainText } from '@ritmi/shared/domain/content';
import { interfaceOf, type Message } from '@ritmi/shared/domain/language';
import { shorten } from '@ritmi/shared/domain/text/cut';
import { fileAt } from '@ritmi/shared/domain/uploads/notes';
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

/** The agency's own texts for this page, in place of the program's; on the server only. */
export function ownSeoOf({ agency, urlPathname, config, is404 }: PageContext) {
  if (is404 || config.handlesCredentials) return undefined;
  return agency?.seo.find(({ path }) => path === urlPathname);
}

/** In characters, with the agency's name (contract). */
const longestTitle = 75;

export function title(pageContext: PageContext): string | null {
  const seo = seoOf(pageContext);
  if (!seo) return null;
  const name = pageContext.shell?.agency.name ?? '';
  const own = plainText(ownSeoOf(pageContext)?.title ?? '');
  if (own !== '' && name !== '' && own.includes(name)) return shorten(own, longestTitle);
  const suffix = ` – ${name}`;
  return shorten(own || seo.title[interfaceOf(pageContext.language)], longestTitle - suffix.length) + suffix;
}

export function description(pageContext: PageContext): string | null {
  const own = plainText(ownSeoOf(pageContext)?.description ?? '');
  return own || (seoOf(pageContext)?.description[interfaceOf(pageContext.language)] ?? null);
}

export function lang({ language }: PageContext): string {
  return language;
}

type Origin = { readonly renderRequest?: { readonly publicUrl: string } | undefined };

/** The whole address of a page or file, for those who read it elsewhere. */
export function wholeAddress({ renderRequest }: Origin, address: string): string {
  const file = fileAt(address);
  return file.startsWith('/') ? `${renderRequest?.publicUrl ?? ''}${file}` : file;
}

/** A text that is the same in every language. */
export function untranslated(text: string): Message {
  return { sq: text, en: text };
}
