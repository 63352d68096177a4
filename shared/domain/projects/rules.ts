/** A project's media are a mosaic when their count is a multiple of 9, else a scroller (specification section 2). */
export function isMosaic(mediaCount: number): boolean {
  return mediaCount > 0 && mediaCount % 9 === 0;
}

/** Maps search for a place. */
export function mapsSearch(location: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(location)}`;
}
