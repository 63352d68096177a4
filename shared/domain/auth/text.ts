/** What the API answers to a wrong login, and what forms show (contract, wire format). */
export const wrongLogin = 'Email-i ose fjalëkalimi është i gabuar';
