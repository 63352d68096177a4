// JavaScript, since tsx does not reach into threads on Node 20 (decision 002).
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import PDFDocument from 'pdfkit';

// The thread that draws an offer. It gets texts alone; what they say is decided by the program.

const margin = 48;
const width = 595.28 - 2 * margin;
const bottom = 841.89 - margin;
const ink = '#15151b';
const quiet = '#5b5866';
const accent = '#c8102e';
const line = '#d9d9d9';
const mostPages = 2;
/** The scales that are tried, until the whole offer fits on two pages. */
const scales = [1, 0.9, 0.8, 0.7, 0.6];
/** The last one, at which texts are cut. */
const smallest = 0.5;
/** How many lines of its title a line of the offer has at the smallest scale: 60 fit with all that an offer has. */
const mostTitleLines = 2;

const font = (name) => fileURLToPath(new URL(`fonts/mona-sans-${name}.ttf`, import.meta.url));

/** A paper whose letters and spaces are all scaled. */
class Sheet {
  constructor(offer, scale) {
    this.scale = scale;
    this.doc = new PDFDocument({
      size: 'A4',
      margin,
      bufferPages: true,
      lang: offer.language,
      info: { Title: offer.title, Author: offer.agency },
    });
    this.doc.registerFont('regular', font('regular')).registerFont('bold', font('bold'));
    this.doc.rect(margin, margin, this.size(28), this.size(4)).fill(accent);
    this.doc.y = margin + this.size(14);
  }

  size(points) {
    return points * this.scale;
  }

  /** Begins a new page where so much no longer fits. */
  room(height) {
    if (this.doc.y + height > bottom) this.doc.addPage();
  }

  gap(points) {
    this.doc.y += this.size(points);
  }

  text(words, { points = 10, face = 'regular', color = ink } = {}) {
    this.doc.font(face).fontSize(this.size(points)).fillColor(color);
    this.doc.text(words, margin, this.doc.y, { width });
  }

  rule() {
    const { doc } = this;
    doc
      .moveTo(margin, doc.y)
      .lineTo(margin + width, doc.y)
      .lineWidth(0.5)
      .strokeColor(line)
      .stroke();
    this.gap(6);
  }

  pair(label, value) {
    const { doc } = this;
    const column = this.size(110);
    doc.font('regular').fontSize(this.size(10));
    this.room(doc.heightOfString(value, { width: width - column }));
    const top = doc.y;
    doc.fillColor(quiet).text(label, margin, top, { width: column - 8 });
    const left = doc.y;
    doc.fillColor(ink).text(value, margin + column, top, { width: width - column });
    doc.y = Math.max(doc.y, left) + this.size(2);
  }

  row(title, amount, face) {
    const { doc } = this;
    doc.font(face).fontSize(this.size(10)).fillColor(ink);
    // Amounts that have lek too stay in one line.
    const column = Math.max(this.size(120), doc.widthOfString(amount) + 1);
    const words = { width: width - column - 8 };
    const whole = doc.heightOfString(title, words);
    const most = this.scale === smallest ? mostTitleLines * doc.currentLineHeight(true) : whole;
    this.room(Math.min(whole, most));
    const top = doc.y;
    doc.text(this.cut(title, most, words.width), margin, top, words);
    const below = doc.y;
    doc.text(amount, margin + width - column, top, { width: column, align: 'right' });
    doc.y = Math.max(below, doc.y) + this.size(4);
  }

  /** At the smallest scale what does not fit is cut off; the page of the enquiry has it whole. */
  terms({ heading, text }) {
    this.room(this.size(60));
    this.text(heading, { points: 11, face: 'bold' });
    this.gap(4);
    this.doc.font('regular').fontSize(this.size(8.5));
    const shown = this.scale === smallest ? this.cut(text, this.left() - this.size(40)) : text;
    this.text(shown, { points: 8.5, color: quiet });
  }

  /** How much is left of the pages. */
  left() {
    const others = Math.max(0, mostPages - this.doc.bufferedPageRange().count);
    return bottom - this.doc.y + others * (bottom - margin);
  }

  /** The longest beginning of a text that is not higher, in the font that is set. */
  cut(whole, height, across = width) {
    const isTooHigh = (words) => this.doc.heightOfString(words, { width: across }) > height + 0.01;
    if (!isTooHigh(whole)) return whole;
    let [least, most] = [0, whole.length];
    while (most - least > 1) {
      const middle = Math.floor((least + most) / 2);
      if (isTooHigh(`${whole.slice(0, middle)}…`)) most = middle;
      else least = middle;
    }
    return `${whole.slice(0, least)}…`;
  }
}

/** The page is drawn anew at each scale, since only pdfkit knows how texts break. @returns the sheet */
function draw(offer, scale) {
  const sheet = new Sheet(offer, scale);
  sheet.text(offer.agency, { points: 20, face: 'bold' });
  if (offer.contact) sheet.text(offer.contact, { points: 9, color: quiet });
  sheet.gap(18);
  sheet.text(offer.title, { points: 15, face: 'bold' });
  sheet.gap(8);
  for (const [label, value] of offer.facts) sheet.pair(label, value);
  if (offer.message) {
    sheet.gap(6);
    sheet.text(offer.message);
  }
  sheet.gap(12);
  sheet.rule();
  for (const { title, quantity, amount } of offer.lines)
    sheet.row(`${quantity} × ${title}`, amount, 'regular');
  sheet.rule();
  for (const [label, amount, isTotal] of offer.sums) sheet.row(label, amount, isTotal ? 'bold' : 'regular');
  sheet.gap(14);
  if (offer.terms.text) sheet.terms(offer.terms);
  return sheet;
}

/**
 * The offer at the smallest scale. Lines, sums and the beginning of the terms come first: the message has what they
 * leave, and at least half of it.
 */
function drawCut(offer) {
  const rest = draw({ ...offer, message: '', terms: { ...offer.terms, text: '' } }, smallest);
  // A page may end a line of the offer earlier.
  const left = rest.left() - rest.size(60);
  rest.doc.font('regular').fontSize(rest.size(8.5));
  const forTerms = offer.terms.text
    ? rest.doc.heightOfString(offer.terms.text, { width }) + rest.size(100)
    : 0;
  rest.doc.fontSize(rest.size(10));
  const message = rest.cut(offer.message, left - Math.min(forTerms, left / 2));
  return draw({ ...offer, message }, smallest).doc;
}

const fits = ({ doc }) => doc.bufferedPageRange().count <= mostPages;

let doc = null;
for (const scale of scales) {
  const sheet = draw(workerData, scale);
  if (fits(sheet)) {
    ({ doc } = sheet);
    break;
  }
}
doc ??= drawCut(workerData);
const chunks = [];
doc.on('data', (chunk) => chunks.push(chunk));
doc.on('end', () => parentPort.postMessage(Buffer.concat(chunks)));
doc.end();
