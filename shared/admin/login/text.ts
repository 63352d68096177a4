import type { Message } from '@ritmi/shared/domain/language';
import { missingCode, uncheckedCode, wrongCode, wrongLogin } from '@ritmi/shared/domain/auth/text';

/** The page and the header's dialog word the same things differently (specification section 8, contract Decisions). */
export const loginText = {
  title: { sq: 'Identifikohu', en: 'Sign in' },
  page: {
    done: 'Identifikimi u krye me sukses!',
    failed: 'Ndodhi një gabim gjatë identifikimit',
  },
  dialog: {
    done: 'Hyrja u krye me sukses!',
    failed: 'Ndodhi një gabim gjatë hyrjes',
  },
  missingToken: 'Ndodhi një gabim gjatë identifikimit',
  wrong: wrongLogin,
  codeHint: {
    sq: 'Shkruaj kodin që tregon aplikacioni i kodeve, ose një kod rezervë.',
    en: missingCode,
  },
  submit: 'Hyr',
  submitting: 'Duke u kyçur...',
} as const;

/** The labels that the contract fixes, and those of the wording 'Shqip'. */
export const loginLabels = {
  fixed: { email: 'Email', password: 'Password', code: 'Code', form: 'Login' },
  shqip: { email: 'E-maili', password: 'Fjalëkalimi', code: 'Kodi', form: 'Hyrja' },
} as const;

/** What can be wrong with a field. */
export const loginProblems = {
  missing: { sq: 'Kjo fushë kërkohet.', en: 'This is required.' },
  malformedEmail: { sq: 'Kjo nuk është adresë email-i.', en: 'This is not an e-mail address.' },
  wrongCode: { sq: 'Kodi është i gabuar ose është përdorur.', en: wrongCode },
  uncheckedCode: {
    sq: 'Serveri nuk i kontrollon dot më kodet e aplikacionit tënd. Përdor një kod rezervë, ose kërko `npm run admin -- reset`.',
    en: uncheckedCode,
  },
} satisfies Record<string, Message>;

/** Why a login failed. */
export const loginCauses = {
  storage: {
    sq: 'Shfletuesi nuk lejon që kjo faqe të ruajë të dhëna. Lejoje te cilësimet e tij dhe provo përsëri.',
    en: 'The browser does not let this page store data. Allow it in its settings and try again.',
  },
  unreachable: {
    sq: 'Serveri nuk u përgjigj. Kontrollo internetin dhe provo përsëri.',
    en: 'The server did not answer. Check the connection and try again.',
  },
  unavailable: {
    sq: 'Serveri nuk është gati. Provo përsëri pas pak.',
    en: 'The server is not available. Try again in a moment.',
  },
  tooManyTries: (seconds: string | number = 60): Message => ({
    sq: `Tepër prova të gabuara. Prit ${seconds} sekonda.`,
    en: `Too many wrong tries. Wait ${seconds} seconds.`,
  }),
};

export type LoginPlace = 'page' | 'dialog';
