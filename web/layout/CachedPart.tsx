import type { ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';

type CachedPartProps = {
  /** Unique within the page. */
  readonly name: string;
  /** What the part's HTML depends on besides the page's address, the day and the layout's contacts. */
  readonly dependsOn?: unknown;
  readonly children: ReactNode;
};

/**
 * A part of a page that the server renders again only when its input has changed (docs/decisions/099). Parts cannot be
 * nested. In the browser it only renders its children.
 */
export function CachedPart({ name, dependsOn, children }: CachedPartProps) {
  const { placeholder, isCached } = usePageContext().parts?.find(name, dependsOn) ?? {};
  // Always three children, since the ids of `useId` depend on their number.
  return (
    <>
      {placeholder}
      {!isCached && children}
      {!isCached && placeholder}
    </>
  );
}
