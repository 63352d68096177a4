import type { Message } from '@ritmi/shared/domain/language';

export const touchText = {
  title: { sq: 'Prek faqen', en: 'Touch the site' },
  hint: {
    sq: 'Prek një unazë për të ndryshuar atë që ajo shënon.',
    en: 'Touch a ring to change what it marks.',
  },
  site: { sq: 'Faqja', en: 'The site' },
  rings: { sq: 'Çfarë ndryshohet këtu', en: 'What can be changed here' },
  edit: (title: string): Message => ({ sq: `Ndrysho: ${title}`, en: `Change: ${title}` }),
  elsewhere: {
    sq: 'Këtu faqja nuk mund të preket. Hap panelin në shfletues.',
    en: 'The site cannot be touched here. Open the admin in a browser.',
  },
};
