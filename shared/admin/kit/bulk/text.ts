import type { Message } from '@ritmi/shared/domain/language';

const counted =
  (sq: string, en: string) =>
  (count: number): Message => ({ sq: `${sq}: ${count}`, en: `${en}: ${count}` });

/** Texts of what is done with several documents at once, and with one without opening it. */
export const bulkText = {
  start: { sq: 'Zgjidh disa', en: 'Select several' },
  end: { sq: 'Mbaro zgjedhjen', en: 'End the selection' },
  bar: { sq: 'Të zgjedhurat', en: 'Selected items' },
  all: { sq: 'Zgjidh të gjitha', en: 'Select all' },
  none: { sq: 'Asnjë', en: 'None' },
  select: (title: string) => ({ sq: `Zgjidh ${title}`, en: `Select ${title}` }),
  selected: (count: number) => ({
    sq: count === 1 ? '1 e zgjedhur' : `${count} të zgjedhura`,
    en: `${count} selected`,
  }),
  publish: { sq: 'Publiko', en: 'Publish' },
  draft: { sq: 'Kaloje në draft', en: 'Make draft' },
  feature: { sq: 'Vër në ballinë', en: 'Feature' },
  unfeature: { sq: 'Hiq nga ballina', en: 'Do not feature' },
  remove: { sq: 'Fshi', en: 'Delete' },
  done: {
    publish: counted('U publikuan', 'Published'),
    draft: counted('Kaluan në draft', 'Made drafts'),
    feature: counted('U vunë në ballinë', 'Featured'),
    unfeature: counted('U hoqën nga ballina', 'No longer featured'),
    remove: counted('U fshinë', 'Deleted'),
  },
  undone: { sq: 'U zhbë', en: 'Undone' },
  notUndone: { sq: 'Nuk u zhbë për', en: 'Not undone for' },
  notDone: { sq: 'Nuk u bë për', en: 'Not done for' },
  removeTitle: (count: number) => ({
    sq: count === 1 ? 'Fshi 1 të zgjedhur' : `Fshi ${count} të zgjedhura`,
    en: `Delete ${count} selected`,
  }),
  removeNote: {
    sq: 'Kalojnë në kosh, prej nga kthehen.',
    en: 'They go to the trash, from where they can come back.',
  },
  duplicate: { sq: 'Bëj një kopje', en: 'Duplicate' },
  duplicated: { sq: 'Kopja u bë', en: 'Duplicated' },
  duplicatedAsDraft: { sq: 'Kopja u bë si draft', en: 'Duplicated as a draft' },
  notDuplicated: { sq: 'Kopja nuk u bë', en: 'Failed to duplicate' },
  copyLink: { sq: 'Kopjo lidhjen', en: 'Copy the link' },
  linkCopied: { sq: 'Lidhja u kopjua', en: 'Link copied' },
  linkNotCopied: { sq: 'Lidhja nuk u kopjua', en: 'The link could not be copied' },
  /** Behind the title of a copy. */
  copyOf: (title: string) => ({ sq: `${title} (kopje)`, en: `${title} (copy)` }),
} as const;
