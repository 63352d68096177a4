/** An artist who played, with the address of the page. */
export type Player = { readonly stageName: string; readonly slug: string };

export type KnownPlayer = Player & { readonly id: string };

/** Replaces the ids of artists by the artists among `known`; `players` is absent where none played. */
export function withPlayers<T extends { readonly artistIds: readonly string[] }>(
  { artistIds, ...shown }: T,
  known: readonly KnownPlayer[],
) {
  const players = artistIds.flatMap((id): Player[] => {
    const found = known.find((each) => each.id === id);
    return found ? [{ stageName: found.stageName, slug: found.slug }] : [];
  });
  return { ...shown, ...(players.length > 0 && { players }) };
}
