import { createContext } from 'react';

/** The site's address with the host and without a slash at the end; empty where it is not known. */
export const SiteAddress = createContext('');

/** The address that the server wrote into the page, which may differ from the one under which it was reached. */
export function writtenAddress(): string {
  const written = document.querySelector<HTMLMetaElement>('meta[property="og:url"]')?.content;
  return written ? new URL(written, location.href).origin : location.origin;
}
