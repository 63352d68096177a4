import { fileURLToPath } from 'node:url';

const folder = new URL('../../../api/db/demo/media/', import.meta.url);

/** A picture or clip of the demo, as a person has it on the disk. */
export const onDisk = (name: string) => fileURLToPath(new URL(name, folder));

export interface Shot {
  readonly file: string;
  /** Blank where nobody wrote one. */
  readonly caption: string;
}

export const nights = [
  ['lazer-blu.webp', 'Rrezet e para mbi pistë'],
  ['klip-lazer.mp4', 'Lazeri mbi publikun'],
  ['publiku-duart.webp', 'Duart lart te refreni'],
  ['pult-blu.webp', 'Pulti para hapjes'],
  ['lazer-roze.webp', 'Tavani i ndezur në orën dy'],
  ['co2-blu.webp', 'CO2 në çastin e duhur'],
  ['klip-publiku.webm', 'Publiku nga skena'],
  ['drita-vjollce.webp', 'Dritat e ftohta të fundit'],
] as const;

export const weddings = [
  ['vallja-e-pare.webp', 'Vallja e parë mbi re'],
  ['salla-e-dasmes.webp', 'Salla një orë para të ftuarve'],
  ['klip-vallja.mp4', 'Vallja e parë, e filmuar'],
  ['shkendija-ari.webp', 'Shkëndija te torta'],
  ['salla-e-shtruar.webp', 'Tavolina e çiftit'],
  ['vallja-ari.webp', 'Valle deri në mëngjes'],
  ['klip-salla.mp4', 'Salla nga lart'],
  ['shkendija-portret.webp', 'Dalja me shkëndija'],
] as const;

export const parties = [
  ['publiku-roze.webp', 'Klasa XII-C në pistë'],
  ['co2-vjollce.webp', 'Numërimi mbrapsht'],
  ['klip-co2.mp4', 'CO2 nga afër'],
  ['publiku-ari.webp', 'Kënga e fundit'],
  ['lazer-i-gjelber.webp', 'Lazer mbi oborr'],
  ['klip-shkendija.mp4', 'Shkëndijat në hyrje'],
  ['drita-te-kuqe.webp', 'Dritat para darkës'],
  ['pult-nga-afer.webp', 'Pulti nga afër'],
] as const;

/** So many, beginning at a place, and round again. */
export function shotsFrom(
  list: readonly (readonly [string, string])[],
  start: number,
  count: number,
): Shot[] {
  return Array.from({ length: count }, (_, step) => {
    const [file, caption] = list[(start + step) % list.length] ?? ['', ''];
    return { file, caption };
  });
}
