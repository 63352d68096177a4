import type { ReactNode } from 'react';
import { useHost } from '../../host/host.js';

type SiteLinkProps = {
  readonly path: string;
  /** Shown where the host does not know the site's address. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
};

/** A link to a page of the public site, in a window of its own. */
export function SiteLink({ path, fallback = null, children }: SiteLinkProps) {
  const { siteUrl } = useHost();
  if (siteUrl === null) return fallback;
  return (
    <a href={`${siteUrl}${path}`} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
