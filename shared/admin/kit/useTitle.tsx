import { useEffect } from 'react';
import { useAgency } from '@ritmi/shared/ui/Agency';
import { createStore, useStore } from '@ritmi/shared/ui/store';

/** How many enquiries nobody has read; the window's title begins with it. */
export const unreadInTitle = createStore(0);

/** The window's title while a screen is shown: the screen, then the agency. */
export function useTitle(screen: string): void {
  const { name } = useAgency();
  const unread = useStore(unreadInTitle);
  useEffect(() => {
    const before = document.title;
    const title = name === '' ? screen : `${screen} · ${name}`;
    document.title = unread === 0 ? title : `(${unread}) ${title}`;
    return () => {
      document.title = before;
    };
  }, [screen, name, unread]);
}

/** The heading of a screen, which is also the window's title until a screen inside it sets another one. */
export function ScreenHeading({ title }: { readonly title: string }) {
  useTitle(title);
  return <h1>{title}</h1>;
}
