import type { ContentChange } from '@ritmi/shared/domain/contentFiles';
import type { Message } from '@ritmi/shared/domain/language';

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

export const contentText = {
  title: { sq: 'Eksporti dhe importi', en: 'Export and import' },
  exportTitle: { sq: 'Eksporto', en: 'Export' },
  exportHint: {
    sq: 'Gjithë përmbajtja e publikuar, cilësimet e faqes dhe media, në një skedar. Draftet, e fshira, historia, kërkesat dhe llogaritë nuk janë brenda.',
    en: 'All published content, the settings of the site and the media, in one file. Drafts, deleted items, history, enquiries and accounts are not in it.',
  },
  amount: (documents: number, files: number, size: string): Message => ({
    sq: `${documents} ${documents === 1 ? 'dokument' : 'dokumente'} dhe ${files} ${files === 1 ? 'skedar' : 'skedarë'}, ${size}`,
    en: `${counted(documents, 'document')} and ${counted(files, 'file')}, ${size}`,
  }),
  left: {
    sq: 'Këto mbeten jashtë, sepse u mungon diçka:',
    en: 'These stay out, because something is missing:',
  },
  download: { sq: 'Shkarko skedarin', en: 'Download the file' },
  downloading: { sq: 'Duke u shkarkuar', en: 'Downloading' },
  downloadFailed: { sq: 'Skedari nuk u shkarkua', en: 'The file was not downloaded' },
  loadFailed: { sq: 'Përmbajtja nuk u ngarkua', en: 'Failed to load the content' },

  importTitle: { sq: 'Importo', en: 'Import' },
  importHint: {
    sq: 'Zgjidh një skedar të eksportuar. Së pari shihet çfarë do të ndryshonte; asgjë nuk ndryshon pa e thënë ti.',
    en: 'Choose an exported file. First you see what would change; nothing changes until you say so.',
  },
  choose: { sq: 'Zgjidh skedarin', en: 'Choose the file' },
  checking: { sq: 'Skedari po kontrollohet', en: 'Checking the file' },
  importing: { sq: 'Duke u importuar', en: 'Importing' },
  wouldChange: (count: number): Message => ({
    sq: count === 1 ? 'Do të ndryshonte 1 gjë' : `Do të ndryshonin ${count} gjëra`,
    en: `${counted(count, 'thing')} would change`,
  }),
  same: (count: number): Message => ({
    sq: count === 1 ? '1 mbetet siç është.' : `${count} mbeten siç janë.`,
    en: count === 1 ? '1 stays as it is.' : `${count} stay as they are.`,
  }),
  nothing: {
    sq: 'Nuk ndryshon asgjë: gjithçka është si në skedar.',
    en: 'Nothing changes: all is as in the file.',
  },
  more: (count: number): Message => ({ sq: `edhe ${count} të tjera`, en: `and ${count} more` }),
  confirm: { sq: 'Importo këto', en: 'Import these' },
  done: (count: number): Message => ({
    sq: count === 1 ? 'U importua 1 ndryshim' : `U importuan ${count} ndryshime`,
    en: `${counted(count, 'change')} imported`,
  }),
  failed: { sq: 'Nuk u importua', en: 'Failed to import' },
  refused: { sq: 'Ky skedar nuk u importua', en: 'This file was not imported' },
  file: { sq: 'Skedar', en: 'File' },
};

export const changeNames: Readonly<Record<ContentChange['op'], Message>> = {
  create: { sq: 'E re', en: 'New' },
  update: { sq: 'Ndryshon', en: 'Changes' },
  restore: { sq: 'Kthehet nga koshi', en: 'Back from the trash' },
};
