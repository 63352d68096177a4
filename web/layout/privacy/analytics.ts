declare global {
  interface Window {
    dataLayer?: IArguments[];
  }
}

const scriptId = 'tag-manager';

// The tag manager tells commands from other entries by their being an Arguments object.
function tell(..._command: readonly unknown[]): void {
  window.dataLayer ??= [];
  // oxlint-disable-next-line prefer-rest-params
  window.dataLayer.push(arguments);
}

/** Reports that a page was seen; the first report loads the tag manager. Only after consent. */
export function reportView(analyticsId: string, path: string): void {
  if (!document.getElementById(scriptId)) {
    tell('js', new Date());
    const script = document.createElement('script');
    script.id = scriptId;
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(analyticsId)}`;
    document.head.append(script);
  }
  tell('config', analyticsId, { page_path: path });
}
