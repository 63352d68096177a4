import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { net, protocol } from 'electron';
import { appOrigin, filesPath } from '../../messages.js';
import { type ServedFolders, servedPath } from './policy.js';

const scheme = new URL(appOrigin).protocol.slice(0, -1);

/** Must be called before the app is ready. No privilege beyond a web page's own; Electron before 27 has no code cache. */
export function declareScheme(): void {
  protocol.registerSchemesAsPrivileged([
    {
      scheme,
      privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true },
    },
  ]);
}

type Served = ServedFolders & {
  readonly policy: () => string;
  /** The development server that serves the pages instead of the folder. */
  readonly devServer: string | null;
};

/** Serves the app's pages and stored files, and nothing else of this computer. */
export function serveScheme(served: Served): void {
  const { pagesFolder, devServer } = served;
  const headers = () => ({
    'Content-Security-Policy': served.policy(),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
  });
  const devAddress = ({ pathname, search }: URL) => `${devServer}${pathname}${search}`;

  function addressOf(url: string): string | null {
    const parsed = new URL(url);
    if (devServer && !parsed.pathname.startsWith(filesPath)) return devAddress(parsed);
    const path = servedPath(url, served);
    return path && pathToFileURL(path).href;
  }

  // Electron before 25, which the tests may use, has only the older calls.
  if (typeof protocol.handle === 'function') {
    protocol.handle(scheme, async (request) => {
      const address = addressOf(request.url);
      const response = address && (await net.fetch(address, { headers: request.headers }).catch(() => null));
      if (!response) return new Response(null, { status: 404 });
      const merged = new Headers(response.headers);
      for (const [name, value] of Object.entries(headers())) merged.set(name, value);
      return new Response(response.body, { status: response.status, headers: merged });
    });
  } else if (devServer) {
    protocol.registerHttpProtocol(scheme, ({ url }, reply) => reply({ url: devAddress(new URL(url)) }));
  } else {
    // The older call cannot respond without a file, so a 404 has the content of another one.
    const anyFile = join(pagesFolder, 'index.html');
    protocol.registerFileProtocol(scheme, ({ url }, reply) => {
      const path = servedPath(url, served);
      if (path && existsSync(path)) reply({ path, headers: headers() });
      else reply({ path: anyFile, statusCode: 404, headers: headers() });
    });
  }
}
