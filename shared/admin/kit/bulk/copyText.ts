/**
 * Copies a text. With a selection and not with the clipboard of the page, which a page without TLS does not have.
 * @returns whether it was copied
 */
export function copyText(text: string): boolean {
  const before = document.activeElement;
  const box = document.createElement('textarea');
  box.value = text;
  box.readOnly = true;
  // Out of sight, and not in the way of a phone's keyboard.
  Object.assign(box.style, { position: 'fixed', opacity: '0' });
  document.body.append(box);
  box.select();
  const isCopied = document.execCommand('copy');
  box.remove();
  if (before instanceof HTMLElement) before.focus();
  return isCopied;
}
