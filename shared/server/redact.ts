// Errors of the database driver and of Node contain addresses and connection strings, so whole lines are searched.
// Repetitions are bounded or begin at a boundary, to stay fast on a line with a hostile path of 16 KB.
const secrets = [
  /\bmongodb(?:\+srv)?:\/\/[^\s"\\]+/gi,
  /\b(?:Bearer|Basic)(?: |%20|\+)[^\s"\\]+/gi,
  // JSON Web Tokens.
  /(?<![\w-])eyJ[\w-]+\.[\w-]+(?:\.[\w-]+)?/g,
  // Whoever knows the address of an enquiry, a calendar or a preview sees it.
  /(?<=\/(?:by-secret|kerkesa|calendar|previews)\/)[\w-]+/g,
  // The value after a secret's name, as in JSON, in a header or in a query.
  /(?<=\b(?:token|password|cookie)[\\"']{0,4} ?[:=] ?[\\"']{0,4})[^\s\\"',;{}[\]]+/gi,
  // E-mail addresses, and credentials before the host of an address.
  /[^\s"\\/@:<>]{1,64}(?::[^\s"\\/@]{1,64})?(?:@|%40)[^\s"\\/@:<>]{1,64}/gi,
  /(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?![\w.])/g,
  // IPv6.
  /(?<![\w:])(?:[\da-f]{0,4}:){2,7}[\da-f]{0,4}(?![\w:])/gi,
];

/** Removes tokens, passwords in addresses, e-mail addresses and IP addresses from a log line. */
export function redact(line: string): string {
  return secrets.reduce((rest, secret) => rest.replace(secret, '[removed]'), line);
}
