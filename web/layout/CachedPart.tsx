import type { ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';

type CachedPartProps = {
  /** Unique within the page. */
  readonly name: string;
  /** What the part shows besides what is the same for the whole page: its address, the day and the layout's contacts. */
  readonly shows?: unknown;
  readonly children: ReactNode;
};

/**
 * A part of a page that the server renders again only when what it shows has changed (docs/decisions/099). Parts do not
 * contain each other. In the browser there is nothing to it.
 */
export function CachedPart({ name, shows, children }: CachedPartProps) {
  const { mark, isKnown } = usePageContext().parts?.find(name, shows) ?? {};
  // Three children each time: the ids of `useId` depend on their number.
  return (
    <>
      {mark}
      {!isKnown && children}
      {!isKnown && mark}
    </>
  );
}
