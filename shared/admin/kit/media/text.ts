import type { Message } from '@ritmi/shared/domain/language';

/** Specification section 8, uploads, and section 4, the state while one runs. */
export const uploadText = {
  uploading: 'Uploading file...',
  done: 'File uploaded successfully',
  noUrl: 'Invalid response format from server',
  failed: 'Failed to upload file',
} as const;

/** Contract, Admin: labels of a media list, which is called `Media` there. */
export const mediaLabels = (list: string) => ({
  type: `${list} type`,
  url: `${list} URL`,
  caption: 'Caption',
  file: `${list} file`,
  add: `Add ${list}`,
});

/** Texts that the specification does not give. */
export const mediaText = {
  choose: { sq: 'Lësho skedarin këtu ose kliko për ta zgjedhur', en: 'Drop a file here or click to choose' },
  chooseMany: {
    sq: 'Lësho foto e video këtu ose kliko për t’i zgjedhur',
    en: 'Drop photos and videos here or click to choose',
  },
  change: { sq: 'Ndrysho skedarin', en: 'Change file' },
  notYet: { sq: 'Ende pa u ngarkuar: ', en: 'Not uploaded yet: ' },
  leaveOut: { sq: 'Lëre jashtë', en: 'Leave out' },
  cancel: { sq: 'Ndalo ngarkimin', en: 'Cancel upload' },
  missing: { sq: 'Asnjë foto në këtë adresë', en: 'No picture at this address' },
  main: { sq: 'Kryesorja', en: 'Main' },
  video: { sq: 'Video', en: 'Video' },
  details: { sq: 'Detaje', en: 'Details' },
  hasLocation: {
    sq: 'Kjo video tregon ku është xhiruar. Nëse vendi është privat, hiqe nga skedari',
    en: 'This video contains the place where it was recorded. Remove it from the file if the place is private',
  },
} satisfies Record<string, Message>;

/** The media library, and choosing from it. */
export const libraryText = {
  choose: { sq: 'Zgjidh nga biblioteka', en: 'Choose from the library' },
  chooseTitle: { sq: 'Biblioteka', en: 'Library' },
  search: { sq: 'Kërko: Media', en: 'Search: Media' },
  video: { sq: 'Video', en: 'Video' },
  unused: { sq: 'Pa përdorim', en: 'Not used' },
  noAlt: { sq: 'Pa tekst', en: 'No text' },
  empty: {
    sq: 'Ende asnjë skedar. Çfarë ngarkon, gjendet këtu.',
    en: 'No files yet. What you upload is found here.',
  },
  loadFailed: { sq: 'Biblioteka nuk u ngarkua', en: 'Failed to load the library' },
  more: (count: number) => ({ sq: `Shfaq edhe ${count}`, en: `Show ${count} more` }),
};
