/**
 * The style rules of an element's classes as text, or those of a nested selector, for what the test environment does not
 * compute, such as animations and custom properties.
 */
export function rulesOf(element: Element, inside = ''): string {
  if (inside && !element.querySelector(inside)) return '';
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  const escaped = inside && ` ${inside.replace(/[[\]]/g, '\\$&')}`;
  return [...element.classList]
    .flatMap((name) => [...styles.matchAll(new RegExp(`\\.${name}${escaped}\\{[^}]*\\}`, 'g'))])
    .join('\n');
}
