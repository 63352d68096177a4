import { failureWithServerText } from '../kit/session/failureText.js';

const sq = {
  title: 'Koshi',
  panel: 'Të fshirat',
  search: 'Kërko: Koshi',
  nothing: 'Koshi është bosh. Çfarë fshin, gjendet këtu dhe mund të kthehet.',
  restore: 'Ktheje',
  erase: 'Fshije përgjithmonë',
  eraseQuestion: 'Kjo nuk zhbëhet. Fshihen edhe historia e tij dhe skedarët që nuk i përdor asgjë tjetër.',
  empty: 'Zbraz koshin',
  emptyQuestion:
    'Gjithçka në kosh fshihet përgjithmonë, bashkë me historinë dhe skedarët që nuk i përdor asgjë tjetër. Kjo nuk zhbëhet.',
  alreadyErased: 'Nuk është më në kosh',
  loadFailed: { text: 'Koshi nuk u ngarkua' },
  eraseFailed: failureWithServerText('Nuk u fshi përgjithmonë'),
  /** `U fshi «Dasma» bashkë me 3 skedarë`. */
  removed: (what: string, files: number) =>
    `U fshi ${what} ${files === 0 ? 'pa asnjë skedar' : `bashkë me ${files} ${files === 1 ? 'skedar' : 'skedarë'}`}`,
  /** How much was removed when the trash was emptied. */
  documents: (count: number) => `${count} ${count === 1 ? 'gjë' : 'gjëra'}`,
};

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

const en: typeof sq = {
  title: 'Trash',
  panel: 'Deleted',
  search: 'Search: Trash',
  nothing: 'The trash is empty. What you delete is found here and can be restored.',
  restore: 'Restore',
  erase: 'Delete for good',
  eraseQuestion: 'This cannot be undone. Its history and the files that nothing else uses are deleted too.',
  empty: 'Empty the trash',
  emptyQuestion:
    'Everything in the trash is deleted for good, with its history and the files that nothing else uses. This cannot be undone.',
  alreadyErased: 'It is no longer in the trash',
  loadFailed: { text: 'Failed to load the trash' },
  eraseFailed: failureWithServerText('Failed to delete for good'),
  removed: (what, files) => `Removed ${what} with ${files === 0 ? 'no files' : counted(files, 'file')}`,
  documents: (count) => counted(count, 'item'),
};

export const trashText = { sq, en };
