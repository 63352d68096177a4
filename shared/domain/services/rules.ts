/** The price that visitors are shown, or null where "Kontakto" is shown instead. */
export function shownPrice(service: { readonly price: string; readonly hidePrice: boolean }): string | null {
  return service.hidePrice || service.price === '' ? null : service.price;
}

/** A service as callers without a valid token may see it: a hidden price is not there. */
export function withoutHiddenPrice<T extends { readonly price: string; readonly hidePrice: boolean }>(
  service: T,
): T {
  return service.hidePrice ? { ...service, price: '' } : service;
}
