import type { Message } from '@ritmi/shared/domain/language';

/** Texts of forms and of the conflict view that the specification does not give. */
export const formText = {
  bringBack: { sq: 'Ktheje', en: 'Bring it back' },
  conflict: { sq: 'Konflikt', en: 'Conflict' },
  choose: {
    sq: 'Dikush tjetër e ndryshoi këtë ndërkohë. Zgjidh cilin version mban.',
    en: 'Someone else changed this in the meantime. Choose which version to keep.',
  },
  mine: { sq: 'Versioni yt', en: 'Your version' },
  theirs: { sq: 'Versioni i tjetrit', en: 'Their version' },
  merged: {
    sq: 'Fushat që ndryshoi vetëm njëri prej jush janë bashkuar tashmë.',
    en: 'Fields that only one of you changed have been put together already.',
  },
} satisfies Record<string, Message>;
