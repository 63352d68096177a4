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
  storedBefore: { sq: 'Biblioteka e ka tashmë këtë skedar.', en: 'The library has this file already.' },
  oneStoredBefore: (name: string) => ({
    sq: `Biblioteka e ka tashmë këtë skedar: ${name}`,
    en: `The library has this file already: ${name}`,
  }),
  useStored: { sq: 'Përdor atë', en: 'Use that one' },
  cancel: { sq: 'Ndalo ngarkimin', en: 'Cancel upload' },
  missing: { sq: 'Asnjë foto në këtë adresë', en: 'No picture at this address' },
  main: { sq: 'Kryesorja', en: 'Main' },
  makeMain: { sq: 'Bëje kryesore', en: 'Make it the main one' },
  inLine: { sq: 'Në radhë', en: 'Waiting' },
  video: { sq: 'Video', en: 'Video' },
  details: { sq: 'Detaje', en: 'Details' },
  repeatCaption: (caption: string, count: number) => ({
    sq: `Vër «${caption}» te ${count} pa mbishkrim`,
    en: `Put '${caption}' under ${count} without a caption`,
  }),
  waiting: (name: string, others: number) => ({
    sq: `${name}, edhe ${others} në radhë`,
    en: `${name}, ${others} more waiting`,
  }),
  hasLocation: {
    sq: 'Kjo video tregon ku është xhiruar. Nëse vendi është privat, hiqe nga skedari',
    en: 'This video contains the place where it was recorded. Remove it from the file if the place is private',
  },
};

/** Films that not every browser plays. */
export const filmText = {
  inWork: { sq: 'Po përgatitet', en: 'In preparation' },
  failed: { sq: 'Nuk u përgatit', en: 'Not prepared' },
  processing: {
    sq: 'Videoja po përgatitet për të gjithë shfletuesit. Deri atëherë disa vizitorë shohin vetëm një foto të saj.',
    en: 'The video is being prepared for all browsers. Until then some visitors see only a picture of it.',
  },
  noFfmpeg: {
    sq: 'Disa shfletues nuk e luajnë këtë video, dhe serveri nuk ka ffmpeg për ta përgatitur. Instalo ffmpeg dhe rinise serverin, ose ngarkoje videon si MP4 me H.264.',
    en: 'Some browsers do not play this video, and the server has no ffmpeg to prepare it. Install ffmpeg and restart the server, or upload the video as MP4 with H.264.',
  },
  noSpace: {
    sq: 'Nuk u përgatit për të gjithë shfletuesit: disku i serverit është pothuajse plot. Liro vend dhe rinise serverin.',
    en: 'It was not prepared for all browsers: the disk of the server is nearly full. Make room and restart the server.',
  },
  tooManyPixels: {
    sq: 'Figura e videos është tepër e madhe për t’u përgatitur për të gjithë shfletuesit. Ruaje në 4K ose më të vogël dhe ngarkoje përsëri.',
    en: 'The picture of the video is too large to be prepared for all browsers. Save it in 4K or smaller and upload it again.',
  },
  notConverted: {
    sq: 'Videoja nuk u përgatit dot për të gjithë shfletuesit. Ruaje si MP4 me H.264 dhe ngarkoje përsëri.',
    en: 'The video could not be prepared for all browsers. Save it as MP4 with H.264 and upload it again.',
  },
} satisfies Record<string, Message>;

/** The media library, and choosing from it. */
export const libraryText = {
  choose: { sq: 'Zgjidh nga biblioteka', en: 'Choose from the library' },
  chooseTitle: { sq: 'Biblioteka', en: 'Library' },
  search: { sq: 'Kërko: Media', en: 'Search: Media' },
  video: { sq: 'Video', en: 'Video' },
  unused: { sq: 'Pa përdorim', en: 'Not used' },
  empty: {
    sq: 'Ende asnjë skedar. Çfarë ngarkon, gjendet këtu.',
    en: 'No files yet. What you upload is found here.',
  },
  loadFailed: { sq: 'Biblioteka nuk u ngarkua', en: 'Failed to load the library' },
  more: (count: number) => ({ sq: `Shfaq edhe ${count}`, en: `Show ${count} more` }),
};
