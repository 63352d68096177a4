import type { Message } from '@ritmi/shared/domain/language';

/** `1 skedar`, `2 skedarë`. */
const files = (count: number): Message => ({
  sq: `${count} ${count === 1 ? 'skedar' : 'skedarë'}`,
  en: `${count} ${count === 1 ? 'file' : 'files'}`,
});

/** Uploads to the library. */
export const uploadsText = {
  title: { sq: 'Ngarkimet', en: 'Uploads' },
  inWork: (count: number) => ({
    sq: `${count === 1 ? 'Po ngarkohet' : 'Po ngarkohen'}: ${files(count).sq}`,
    en: `Uploading ${files(count).en}`,
  }),
  progress: (done: number, all: number) => ({
    sq: `${done} nga ${files(all).sq}`,
    en: `${done} of ${files(all).en}`,
  }),
  whole: { sq: 'Të gjithë skedarët', en: 'All files' },
  /** After the last file. */
  over: ({ stored, known, refused }: { stored: number; known: number; refused: number }) => ({
    sq: [
      `${stored === 1 ? 'U ngarkua' : 'U ngarkuan'} ${files(stored).sq}`,
      ...(known > 0 ? [`${known} ${known === 1 ? 'ishte' : 'ishin'} tashmë në bibliotekë`] : []),
      ...(refused > 0 ? [`${refused} nuk ${refused === 1 ? 'u pranua' : 'u pranuan'}`] : []),
    ].join(', '),
    en: [
      `Uploaded ${files(stored).en}`,
      ...(known > 0 ? [`${known} already in the library`] : []),
      ...(refused > 0 ? [`${refused} refused`] : []),
    ].join(', '),
  }),
  away: {
    sq: 'Pa lidhje me serverin. Ngarkimi vazhdon vetë sapo të kthehet.',
    en: 'No connection to the server. The upload goes on by itself as soon as it is back.',
  },
  elsewhere: (count: number) => ({
    sq: `${files(count).sq} në një dritare tjetër`,
    en: `${files(count).en} in another window`,
  }),
  unkept: (count: number) => ({
    sq:
      count === 1
        ? '1 skedar nuk u ruajt dot në këtë kompjuter. Mos e mbyll dritaren para se të ngarkohet.'
        : `${count} skedarë nuk u ruajtën dot në këtë kompjuter. Mos e mbyll dritaren para se të ngarkohen.`,
    en: `${files(count).en} could not be stored on this computer. Leave this window open until the upload is over.`,
  }),
  waiting: { sq: 'Në radhë', en: 'Waiting' },
  sending: (share: number) => ({
    sq: `Po ngarkohet, ${share} %`,
    en: `Uploading, ${share} %`,
  }),
  known: { sq: 'Është tashmë në bibliotekë', en: 'Already in the library' },
  unreadable: {
    sq: 'Skedari nuk lexohet më. Zgjidhe përsëri.',
    en: 'The file cannot be read any more. Choose it again.',
  },
  show: { sq: 'Shfaqe', en: 'Show it' },
  anyway: { sq: 'Ngarkoje gjithsesi', en: 'Upload it anyway' },
  remove: (name: string) => ({ sq: `Hiq ${name}`, en: `Remove ${name}` }),
  retry: (name: string) => ({ sq: `Provo përsëri ${name}`, en: `Try ${name} again` }),
  retryAll: { sq: 'Provo përsëri të refuzuarit', en: 'Try the refused ones again' },
  stopAll: { sq: 'Ndalo të gjitha', en: 'Stop all' },
  close: { sq: 'Mbyll listën', en: 'Close the list' },
  stored: (count: number) => ({ sq: `U ngarkuan (${count})`, en: `Uploaded (${count})` }),
} satisfies Record<string, Message | ((...given: never[]) => Message)>;
