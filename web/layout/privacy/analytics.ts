declare global {
  interface Window {
    dataLayer?: IArguments[];
  }
}

const scriptId = 'tag-manager';

// The tag manager recognises commands by their type: an Arguments object, not an array.
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
 * From now on the document allows only the site's own scripts, since others could read the session from the browser's
 * storage. It does not stop scripts that already run.
 */
export function forbidTagManager(): void {
  if (document.getElementById(policyId)) return;
  const meta = document.createElement('meta');
  meta.id = policyId;
  meta.httpEquiv = 'Content-Security-Policy';
  meta.content = "script-src 'self'; connect-src 'self'";
  document.head.append(meta);
}

/** Reports a page view; the first one loads the tag manager. Call only after consent. */
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
