import { useEffect } from 'react';
import { brand } from '@ritmi/shared/domain/brand/brand';

/** The window's title while a screen is shown: the screen, then the agency. A screen inside another one takes over. */
export function useTitle(screen: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = `${screen} · ${brand.name}`;
    return () => {
      document.title = before;
    };
  }, [screen]);
}

/** The title of a screen that may hold another one: effects of earlier siblings run first, those of parents last. */
export function Title({ screen }: { readonly screen: string }) {
  useTitle(screen);
  return null;
}
