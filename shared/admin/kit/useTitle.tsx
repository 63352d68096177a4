import { useEffect } from 'react';
import { useAgency } from '@ritmi/shared/ui/Agency';

/** The window's title while a screen is shown: the screen, then the agency. */
export function useTitle(screen: string): void {
  const { name } = useAgency();
  useEffect(() => {
    const before = document.title;
    document.title = name === '' ? screen : `${screen} · ${name}`;
    return () => {
      document.title = before;
    };
  }, [screen, name]);
}

/** The heading of a screen, which is also the window's title until a screen inside it sets another one. */
export function ScreenHeading({ title }: { readonly title: string }) {
  useTitle(title);
  return <h1>{title}</h1>;
}
