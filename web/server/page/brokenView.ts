/**
 * Whether a view threw while the page was made. React then leaves this mark in place of the boundary around the views
 * (web/pages/+Layout.tsx), and the browser renders the view again: without this check the page would count as good.
 */
export function hasBrokenView(html: string): boolean {
  return html.includes('<!--$!-->');
}
