import { useCallback } from 'react';
import { useLanguage } from '@ritmi/shared/ui/Language';
import type { Message } from '@ritmi/shared/domain/language';

/** A text that the specification gives: the same in every language. */
export const fixed = (words: string): Message => ({ sq: words, en: words });

/** Gives a text that the contract fixes in English: as it is, or in Albanian for who chose that. */
export function useFixed(): (text: string) => string {
  const { t } = useLanguage();
  return useCallback((text) => t(fixed(text)), [t]);
}

/** Such a text. */
export function Fixed({ children }: { readonly children: string }) {
  return useFixed()(children);
}
