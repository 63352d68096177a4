/** What the picture for the couple shows. */
export type PictureParts = {
  readonly photo: Blob;
  readonly title: string;
  readonly line: string;
  readonly agency: string;
};

// As high as a chat shows a picture without a tap.
const width = 1080;
const height = 1350;
const margin = 72;

const family = '"Mona Sans", sans-serif';
const titleFont = `expanded 800 92px ${family}`;
const lineFont = `600 42px ${family}`;
const agencyFont = `700 42px ${family}`;
const titleHeight = 96;
const maxLines = 4;

/**
 * Draws the main photo with title, date and the agency's name, as the pictures of shared links are drawn (decision 098).
 * In the browser, from the photo that is here: without a network too. Null for a photo that the browser cannot read.
 */
export async function drawNightPicture(parts: PictureParts): Promise<File | null> {
  const address = URL.createObjectURL(parts.photo);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = width;
    canvas.height = height;
    const context = canvas.getContext('2d');
    if (!context) return null;
    await Promise.all([titleFont, lineFont, agencyFont].map((font) => document.fonts.load(font)));
    drawPhoto(context, image);
    drawWords(context, parts);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88));
    return blob && new File([blob], `${fileName(parts.title)}.jpg`, { type: 'image/jpeg' });
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

function drawPhoto(context: CanvasRenderingContext2D, image: HTMLImageElement): void {
  const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight);
  const [drawnWidth, drawnHeight] = [image.naturalWidth * scale, image.naturalHeight * scale];
  context.drawImage(image, (width - drawnWidth) / 2, (height - drawnHeight) / 2, drawnWidth, drawnHeight);
  // Words are readable on any photo.
  const shade = context.createLinearGradient(0, 0, 0, height);
  shade.addColorStop(0, 'rgb(8 8 12 / 60%)');
  shade.addColorStop(0.25, 'rgb(8 8 12 / 8%)');
  shade.addColorStop(0.5, 'rgb(8 8 12 / 8%)');
  shade.addColorStop(1, 'rgb(8 8 12 / 94%)');
  context.fillStyle = shade;
  context.fillRect(0, 0, width, height);
}

function drawWords(context: CanvasRenderingContext2D, { title, line, agency }: PictureParts): void {
  context.fillStyle = '#f5f2ec';
  context.font = agencyFont;
  context.fillText(agency, margin, margin + 36, width - 2 * margin);
  context.font = lineFont;
  context.fillText(line, margin, height - margin, width - 2 * margin);
  context.font = titleFont;
  const lines = linesOf(title, (words) => context.measureText(words).width <= width - 2 * margin);
  const last = height - margin - 72;
  for (const [place, words] of lines.entries()) {
    context.fillText(words, margin, last - (lines.length - 1 - place) * titleHeight, width - 2 * margin);
  }
}

/** As many words in a line as fit; the last line has what is left. */
function linesOf(title: string, fits: (words: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of title.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && (fits(longer) || lines.length === maxLines)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function fileName(title: string): string {
  return title.replaceAll(/[^\p{L}\p{N}]+/gu, '-').replaceAll(/^-|-$/g, '') || 'nata';
}
