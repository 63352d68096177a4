import { djs } from '@ritmi/shared/domain/brand/brand';

const fixed =
  '/ /en /sherbime /sherbime/dj /sherbime/lighting /sherbime/fireworks /sherbime/smoke /paketa /packages /evente /projects /rreth-nesh /kontakt /login /buttons /termat-e-sherbimit /politika-e-privatesise';

/** Every public route, with one project. */
export async function publicPaths(apiUrl: string): Promise<string[]> {
  const projects = (await (await fetch(`${apiUrl}/projects`)).json()) as { id: string }[];
  return [
    ...fixed.split(' '),
    ...projects.slice(0, 1).map(({ id }) => `/projects/${id}`),
    ...Object.values(djs).map(({ route }) => route),
  ];
}
