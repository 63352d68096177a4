/** Whole numbers also with points or spaces between thousands; other text stays, for the API to refuse. */
export function typedGuests(text: string): number | string | null {
  const typed = text.trim();
  const digits = typed.replaceAll(/[\s.]/g, '');
  if (typed === '') return null;
  return /^\d{1,9}$/.test(digits) ? Number(digits) : typed;
}
