import { missingCode, wrongCode, wrongLogin } from '@ritmi/shared/domain/auth/text';

/** The page and the header's dialog word the same things differently (specification section 8, contract Decisions). */
export const loginText = {
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
  malformedEmail: 'Email is not an e-mail address',
  code: 'Code',
  codeHint: missingCode,
  missingCode: 'Code is required',
  wrongCode,
  submit: 'Hyr',
  submitting: 'Duke u kyçur...',
} as const;

export type LoginPlace = 'page' | 'dialog';
