/** Lenient, because the admin of a local installation may be admin@localhost. */
export const emailAddress = /^[^@\s]+@[^@\s]+$/;

/** The API's answer to a wrong login, which forms show (contract, wire format). */
export const wrongLogin = 'Email-i ose fjalëkalimi është i gabuar';

/** The API's answers to a correct password without a code of the second factor, and to a wrong code. */
export const missingCode = 'Please enter the code of your authenticator app or a recovery code';
export const wrongCode = 'The code is wrong or was used already';

/** The answer to a code of an app whose secret the server can no longer read (docs/decisions/074). */
export const uncheckedCode =
  'The server cannot check codes of your app any more. Use a recovery code, or ask for `npm run admin -- reset`';

/** The answer to writes until the generated first password has been changed. */
export const passwordNotChanged = 'Please change your password first';
