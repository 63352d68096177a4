import { fold } from '@ritmi/shared/domain/text/fold';

/** Shorter words are in too many good passwords. */
const minLength = 3;

/**
 * The words of texts about an account's owner (name, e-mail address, agency), one by one and those of each text joined in
 * both directions, in small letters without marks: `arta`, `prova`, `artaprova` and `provaarta` for `Arta Prova`.
 */
export function ownWordsOf(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => {
    const single = fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
    return [...single, single.join(''), single.toReversed().join('')];
  });
  return [...new Set(words)].filter((word) => word.length >= minLength);
}
