/** The ids in the values of a query parameter. Links of the site write them as one list, forms one by one. */
export function idsIn(values: readonly string[] | undefined): string[] {
  return (values ?? []).flatMap((value) => value.split(',')).filter((id) => id !== '');
}
