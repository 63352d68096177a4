/** What the home strips show: the featured ones, or all when none is (specification section 2). */
export function featuredOrAll<T extends { readonly featured: boolean }>(list: readonly T[]): T[] {
  const featured = list.filter((entry) => entry.featured);
  return featured.length > 0 ? featured : [...list];
}
