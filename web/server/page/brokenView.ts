/**
 * Whether a view threw while the page was rendered. React then leaves this mark in place of the Suspense boundary around
 * the views (web/pages/+Layout.tsx) for the browser to render it again, so the page seems to have succeeded.
 */
export function hasBrokenView(html: string): boolean {
  return html.includes('<!--$!-->');
}
