/** What counts as an e-mail address: an admin of one machine may be admin@localhost. */
export const emailAddress = /^[^@\s]+@[^@\s]+$/;

/** What the API answers to a wrong login, and what forms show (contract, wire format). */
export const wrongLogin = 'Email-i ose fjalëkalimi është i gabuar';

/** What the API answers to a right password without the code of the second factor, and to a wrong code. */
export const missingCode = 'Please enter the code of your authenticator app or a recovery code';
export const wrongCode = 'The code is wrong or was used already';

/** What writes answer until the generated first password was changed. */
export const passwordNotChanged = 'Please change your password first';
