declare global {
  interface Window {
    dataLayer?: IArguments[];
  }
}

const scriptId = 'tag-manager';

// The tag manager tells commands from other entries by their being an Arguments object.
function send(..._command: readonly unknown[]): void {
  window.dataLayer ??= [];
  // oxlint-disable-next-line prefer-rest-params
  window.dataLayer.push(arguments);
}

const policyId = 'no-tag-manager';

export function isTagManagerLoaded(): boolean {
  return document.getElementById(scriptId) !== null;
}

/**
 * From here on the document allows no script but the site's own: a tag manager could read the session from the
 * browser's storage. What already runs is not undone by this.
 */
export function forbidTagManager(): void {
  if (document.getElementById(policyId)) return;
  const meta = document.createElement('meta');
  meta.id = policyId;
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = "script-src 'self'; connect-src 'self'";
  document.head.append(meta);
}

/** Reports that a page was seen; the first report loads the tag manager. Only after consent. */
export function reportView(analyticsId: string, path: string): void {
  if (document.getElementById(policyId)) return;
  if (!isTagManagerLoaded()) {
    send('js', new Date());
    const script = document.createElement('script');
    script.id = scriptId;
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(analyticsId)}`;
    document.head.append(script);
  }
  send('config', analyticsId, { page_path: path });
}
