/** A project's media are a mosaic when their count is a multiple of 9, else a scroller (specification section 2). */
export function isMosaic(mediaCount: number): boolean {
  return mediaCount > 0 && mediaCount % 9 === 0;
}
