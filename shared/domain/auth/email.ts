/** What counts as an e-mail address: an admin of one machine may be admin@localhost. */
export const emailAddress = /^[^@\s]+@[^@\s]+$/;
