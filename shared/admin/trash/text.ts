const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

export const trashText = {
  title: { sq: 'Koshi', en: 'Trash' },
  panel: { sq: 'Të fshirat', en: 'Deleted' },
  search: { sq: 'Kërko: Koshi', en: 'Search: Trash' },
  nothing: {
    sq: 'Koshi është bosh. Çfarë fshin, gjendet këtu dhe mund të kthehet.',
    en: 'The trash is empty. What you delete is found here and can be restored.',
  },
  toHistory: { sq: 'Shih çfarë ka ndryshuar', en: 'See what has changed' },
  restore: { sq: 'Ktheje', en: 'Restore' },
  erase: { sq: 'Fshije përgjithmonë', en: 'Delete for good' },
  eraseQuestion: {
    sq: 'Kjo nuk zhbëhet. Fshihen edhe historia e tij dhe skedarët që nuk i përdor asgjë tjetër.',
    en: 'This cannot be undone. Its history and the files that nothing else uses are deleted too.',
  },
  empty: { sq: 'Zbraz koshin', en: 'Empty the trash' },
  emptyQuestion: {
    sq: 'Gjithçka në kosh fshihet përgjithmonë, bashkë me historinë dhe skedarët që nuk i përdor asgjë tjetër. Kjo nuk zhbëhet.',
    en: 'Everything in the trash is deleted for good, with its history and the files that nothing else uses. This cannot be undone.',
  },
  alreadyErased: { sq: 'Nuk është më në kosh', en: 'It is no longer in the trash' },
  loadFailed: { sq: 'Koshi nuk u ngarkua', en: 'Failed to load the trash' },
  eraseFailed: { sq: 'Nuk u fshi përgjithmonë', en: 'Failed to delete for good' },
  /** `Removed Wedding with 3 files`. */
  removed: (what: string, files: number) => ({
    sq: `U fshi ${what} ${files === 0 ? 'pa asnjë skedar' : `bashkë me ${files} ${files === 1 ? 'skedar' : 'skedarë'}`}`,
    en: `Removed ${what} with ${files === 0 ? 'no files' : counted(files, 'file')}`,
  }),
  /** How much was removed when the trash was emptied. */
  documents: (count: number) => ({
    sq: `${count} ${count === 1 ? 'gjë' : 'gjëra'}`,
    en: counted(count, 'item'),
  }),
};
