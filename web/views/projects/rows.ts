import { fileWidthOf, type Medium } from '@ritmi/shared/ui/media/medium';

/** Width of the page's container in px, which a medium with a row of its own fills. */
const rowWidth = 1280;

/**
 * Which media have a row of their own: after each pair the next one, if its file is wide enough, and a last one that
 * would stand alone. The others stand in pairs.
 */
export function ownRows(media: readonly Medium[]): readonly boolean[] {
  let inPairs = 0;
  return media.map((medium, index) => {
    const isFirstOfPair = inPairs % 2 === 0;
    const isWide = inPairs > 0 && (fileWidthOf(medium) ?? rowWidth) >= rowWidth;
    const isOwn = isFirstOfPair && (isWide || index === media.length - 1);
    inPairs = isOwn ? 0 : inPairs + 1;
    return isOwn;
  });
}
