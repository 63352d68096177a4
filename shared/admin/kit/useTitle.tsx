import { useEffect } from 'react';
import { brand } from '@ritmi/shared/domain/brand/brand';

/** The window's title while a screen is shown: the screen, then the agency. */
export function useTitle(screen: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = `${screen} · ${brand.name}`;
    return () => {
      document.title = before;
    };
  }, [screen]);
}

/** The heading of a screen, which is also the window's title until a screen inside it sets another one. */
export function ScreenHeading({ title }: { readonly title: string }) {
  useTitle(title);
  return <h1>{title}</h1>;
}
