/**
 * Whether a view threw while the page was made. React then leaves this mark in place of the boundary around the views
 * (web/pages/+Layout.tsx), and the browser tries again by itself: without a look at it such a page would be a good one.
 */
export function hasBrokenView(html: string): boolean {
  return html.includes('<!--$!-->');
}
