import { appOrigin } from '../../channels.js';

const outwardProtocols = ['http:', 'https:', 'mailto:', 'tel:'];

/** Links that the system's own programs may open. */
export function isOutward(url: string): boolean {
  return outwardProtocols.includes(protocolOf(url));
}

/** The app's one page, whatever its hash says. */
export function isOwnPage(url: string): boolean {
  const [page] = url.split(/[?#]/);
  return page === `${appOrigin}/` || page === `${appOrigin}/index.html`;
}

function protocolOf(url: string): string {
  try {
    return new URL(url).protocol;
  } catch {
    return '';
  }
}
