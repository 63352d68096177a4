import { type ContentText, contentLanguage, plainText } from '@ritmi/shared/domain/content';
import { createElement, type CSSProperties, type ElementType } from 'react';
import { useLanguage } from './Language.js';

type ContentProps = {
  readonly children: ContentText;
  /** The element, such as a heading or a styled component. Without one there is a span only where it is needed. */
  readonly as?: ElementType;
  readonly id?: string;
  /** Whether it is a heading that is set smaller when it is long (`type.stepped`). */
  readonly isTitle?: boolean;
};

/** A text that an administrator wrote, with its line breaks, and with its language where that is not the page's. */
export function Content({ children, as, id, isTitle = false }: ContentProps) {
  const { language } = useLanguage();
  const text = plainText(children);
  const own = contentLanguage(children);
  const lang = own === language ? undefined : own;
  const style = text.includes('\n') ? lines : isTitle ? titleStep(text) : undefined;
  if (!as && !lang && !style) return text;
  return createElement(as ?? 'span', { id, lang, style }, text);
}

/** From these lengths on a title is set one or two sizes smaller, so that it stays within four lines on a phone. */
const long = 40;
const veryLong = 80;

/** The style of a heading whose size is `type.stepped`. */
export function titleStep({ length }: string): CSSProperties | undefined {
  if (length < long) return undefined;
  return { '--step': length < veryLong ? 0.78 : 0.6 };
}

const lines = { whiteSpace: 'pre-line' } as const;
