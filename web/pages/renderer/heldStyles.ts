let repeated: CSSStyleSheet | null = null;

/**
 * Repeats the rules of the page's style sheet after all others until React has hydrated the page. React does so in
 * slices, and each component adds its rules when it is rendered: in between, the rules of a component would come after
 * those of another that extends it, and a slow device would paint that.
 */
export function holdStyles(): void {
  const linked = document.querySelector<HTMLLinkElement>('head link[rel="stylesheet"]')?.sheet;
  // Safari before 16.4 lacks adopted sheets.
  if (!linked || !('adoptedStyleSheets' in document)) return;
  // A font face of a second sheet would be loaded anew.
  const rules = [...linked.cssRules].filter((rule) => !(rule instanceof CSSFontFaceRule));
  repeated = new CSSStyleSheet();
  repeated.replaceSync(rules.map(({ cssText }) => cssText).join(''));
  document.adoptedStyleSheets.push(repeated);
}

/** All components of the page are rendered, and so their rules are there in order. */
export function releaseStyles(): void {
  if (!repeated) return;
  const over = repeated;
  repeated = null;
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== over);
}
