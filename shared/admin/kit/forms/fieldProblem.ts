import type { Language } from '@ritmi/shared/domain/language';

/** What the schemas and the API say of a field, in English as on the wire, and the same in Albanian. */
const problems: readonly (readonly [RegExp, string])[] = [
  // Specification section 5 words this one.
  [/^Media URL is required$/, '$&'],
  [/^.+ is required$/, 'Kjo fushë kërkohet.'],
  [/^.+ is too long \(at most (\d+) characters\)$/, 'Tekst tepër i gjatë: e shumta $1 shenja.'],
  [/^.+ contains characters that cannot be stored$/, 'Ka shenja që nuk ruhen dot.'],
  [/^.+ must be a web address$/, 'Kjo nuk është adresë interneti.'],
  [/^.+ must be a number.*$/, 'Shkruaj një numër, 0 ose më shumë.'],
  [/^.+ has at most 2 decimals$/, 'E shumta dy shifra pas presjes.'],
  [/^.+ must be a day such as .+$/, 'Shkruaj një datë.'],
  [/^.+ is not an e-mail address$/, 'Kjo nuk është adresë email-i.'],
  [/^.+ must have at least (\d+) characters$/, 'Të paktën $1 shenja.'],
  [/^The current password is wrong$/, 'Fjalëkalimi aktual është i gabuar.'],
  [/^The new password is the current one$/, 'Ky është fjalëkalimi që ke tani.'],
  [/^This password is too common$/, 'Ky fjalëkalim është tepër i zakonshëm.'],
  [/^The code is wrong or was used already$/, 'Kodi është i gabuar ose është përdorur.'],
];

/** What is wrong with a field, in the admin's language; what is worded elsewhere stays as it is. */
export function fieldProblem(message: string, language: Language): string {
  const found = language === 'sq' && problems.find(([pattern]) => pattern.test(message));
  return found ? message.replace(...found) : message;
}
