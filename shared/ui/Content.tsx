import { type ContentText, contentLanguage, plainText } from '@ritmi/shared/domain/content';
import { createElement, type ElementType } from 'react';
import { useLanguage } from './Language.js';

type ContentProps = {
  readonly children: ContentText;
  /** The element, such as a heading or a styled component. Without one there is a span only where it is needed. */
  readonly as?: ElementType;
  readonly id?: string;
};

/** A text that an administrator wrote, with its line breaks, and with its language where that is not the page's. */
export function Content({ children, as, id }: ContentProps) {
  const { language } = useLanguage();
  const text = plainText(children);
  const own = contentLanguage(children);
  const lang = own === language ? undefined : own;
  const style = text.includes('\n') ? lines : undefined;
  if (!as && !lang && !style) return text;
  return createElement(as ?? 'span', { id, lang, style }, text);
}

const lines = { whiteSpace: 'pre-line' } as const;
