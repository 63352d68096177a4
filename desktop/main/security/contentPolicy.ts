/**
 * Content-Security-Policy of the app's page. Scripts come from the app alone, calls go to the chosen server alone.
 * Pictures may stand anywhere on https, because editors may enter addresses; styled-components needs inline styles.
 */
export function contentPolicy(serverUrl: string | null, devServer: string | null = null): string {
  const server = serverUrl ? new URL(serverUrl).origin : '';
  const dev = devServer ? `${devServer} ${devServer.replace(/^http/, 'ws')}` : '';
  const pictures = `'self' blob: data: https: ${server}`;
  const rules: Record<string, string> = {
    'default-src': "'none'",
    // The development server's reload client is an inline script; the packaged app has none.
    'script-src': devServer ? `'self' 'unsafe-inline'` : `'self'`,
    'style-src': "'self' 'unsafe-inline'",
    'font-src': "'self'",
    'img-src': pictures,
    'media-src': pictures,
    'connect-src': `'self' blob: ${server} ${dev}`,
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  };
  return Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources.trim().replace(/ +/g, ' ')}`)
    .join('; ');
}
