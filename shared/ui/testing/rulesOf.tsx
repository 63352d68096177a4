/**
 * The style rules of an element's classes, as text: for what the test environment does not compute, such as
 * animations and custom properties.
 */
export function rulesOf(element: Element): string {
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('');
  return [...element.classList]
    .flatMap((name) => [...styles.matchAll(new RegExp(`\\.${name}\\{[^}]*\\}`, 'g'))])
    .join('\n');
}
