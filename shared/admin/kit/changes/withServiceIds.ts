/** Packages are read with their services and written with their ids. */
export function withServiceIds(read: object): Readonly<Record<string, unknown>> {
  if (!('services' in read) || !Array.isArray(read.services)) return { ...read };
  const services = read.services as readonly { readonly service: { readonly id: string } }[];
  return { ...read, serviceIds: services.map(({ service }) => service.id) };
}
