import { formatEuro } from '../money.js';
import { type Price, priceOf, priceOfPackage } from './price.js';
import type { Package } from './schema.js';

/** What a visitor asks the agency for: a package, or services of their own choice. */
export type Enquiry = {
  /** The package's title, null for a choice of services. */
  readonly pkg: string | null;
  readonly services: readonly string[];
  readonly price: Price;
};

type ChosenService = {
  readonly id: string;
  readonly title: string;
  readonly price: string;
  readonly hidePrice: boolean;
};

/** The enquiry about a package of the list; null when there is none of that id. */
export function packageEnquiry(packages: readonly Package[], id: string): Enquiry | null {
  const pkg = packages.find((one) => one.id === id);
  if (!pkg) return null;
  return {
    pkg: pkg.title,
    services: pkg.services.map(({ service }) => service.title),
    price: priceOfPackage(pkg),
  };
}

/** The enquiry about chosen services, in the order of the list; null when none of the ids is in it. */
export function servicesEnquiry(services: readonly ChosenService[], ids: readonly string[]): Enquiry | null {
  const chosen = services.filter(({ id }) => ids.includes(id));
  if (chosen.length === 0) return null;
  return { pkg: null, services: chosen.map(({ title }) => title), price: priceOf(chosen) };
}

/** Subject of the mail to the agency. */
export function enquirySubject({ pkg, services }: Enquiry): string {
  if (pkg !== null) return `Kërkesë për paketën “${pkg}”`;
  return services.length === 1 ? `Kërkesë për “${services[0]}”` : `Kërkesë për ${services.length} shërbime`;
}

/**
 * The message to the agency, always in Albanian because the agency reads it.
 * A hidden price leaves no amount in it.
 */
export function enquiryMessage({ pkg, services, price }: Enquiry): string {
  const wish =
    pkg === null ? 'Më interesojnë këto shërbime për eventin tim:' : `Më intereson paketa “${pkg}”:`;
  const lines = ['Përshëndetje!', wish, ...services.map((title) => `• ${title}`)];
  if (!price.hidden) lines.push(`Totali: ${formatEuro(price.total)}`);
  return [...lines, 'A jeni të lirë? Ju shkruaj datën dhe vendin.'].join('\n');
}
