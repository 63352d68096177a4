import type { Language } from '@ritmi/shared/domain/language';

/** Every message between the window and main: the only file that main, preload and renderer all import. */

export type StoredSession = { readonly token: string; readonly userName: string };

/** What the window must know before it renders. */
export type StartState = {
  /** Base address of the API without a slash at the end; null until a person has given one. */
  readonly serverUrl: string | null;
  readonly session: StoredSession | null;
  /** `system` when the token is encrypted by the operating system, `file` when only the file's rights protect it. */
  readonly tokenProtection: 'system' | 'file';
  readonly version: string;
  /** The queued changes could not be read; their file has been set aside. */
  readonly isOutboxDamaged: boolean;
  /** Path of the admin that a link asked for before the page was there. */
  readonly link: string | null;
};

export type AddressProblem =
  | 'empty'
  | 'malformed'
  | 'insecure'
  | 'unknownHost'
  | 'refused'
  | 'offline'
  | 'timeout'
  | 'certificate'
  | 'redirect'
  | 'failing'
  | 'foreign'
  | 'notSaved';

export type AddressChoice = { readonly address: string; readonly allowsInsecure: boolean };

export type AddressResult =
  | { readonly url: string }
  | { readonly problem: AddressProblem; readonly detail?: string };

/** Text that main stores under a name, and the keys of the files that it needs. Without a text it is deleted. */
export type StoredDocument = {
  readonly name: string;
  readonly text: string | null;
  readonly files: readonly string[];
};

export type Notice = {
  readonly text: string;
  /** Path of the admin that a click opens; such a notice is also shown while the window is in front. */
  readonly path: string | null;
};

/** Declares the type of a request and of its handler's result; it has no value. */
const request = <F extends (request: never) => unknown>(): F | null => null;

/** Sent by the window, handled by main. */
const requests = {
  start: request<() => StartState>(),
  /** Null signs out. */
  writeSession: request<(session: StoredSession | null) => void>(),
  /** Tests an address and, when a server of ours answers, saves it and reloads the window. */
  useAddress: request<(choice: AddressChoice) => AddressResult>(),
  documentNames: request<() => readonly string[]>(),
  readDocument: request<(name: string) => string | null>(),
  /** Resolves once the document is safe on disk. */
  writeDocument: request<(document: StoredDocument) => void>(),
  /** Files are sent in pieces, so that a long video is never in memory whole. */
  appendToFile: request<(piece: { key: string; bytes: Uint8Array }) => void>(),
  /** Completes a file and returns its name under `filesPath`. */
  completeFile: request<(file: { key: string; name: string }) => string>(),
  /** Removes a file that could not be written whole. */
  discardFile: request<(key: string) => void>(),
  showProgress: request<(share: number | null) => void>(),
  notify: request<(notice: Notice) => void>(),
  /** How many enquiries nobody has read, for the badge of the app's icon. */
  showUnread: request<(count: number) => void>(),
  /** The language of menu and dialogs. */
  showLanguage: request<(language: Language) => void>(),
  openLogs: request<() => void>(),
  logError: request<(line: string) => void>(),
} as const;

export type RequestName = keyof typeof requests;

export type Requests = { readonly [N in RequestName]: NonNullable<(typeof requests)[N]> };

// `Object.keys` returns strings.
export const requestNames = Object.keys(requests) as RequestName[];

/** What the preload script offers to the window. */
export type Bridge = {
  readonly [N in RequestName]: (...request: Parameters<Requests[N]>) => Promise<ReturnType<Requests[N]>>;
} & {
  /** Main asks to show this path of the admin. */
  readonly onNavigate: (listener: (path: string) => void) => void;
};

/** Scheme of the links that open the app. */
export const linkScheme = 'ritmi';

const linkPattern = /^ritmi:\/\/([a-z][a-z-]{0,40})\/?(\?edit=[\w%-]{1,100})?$/;

/**
 * The admin's path that `ritmi://services?edit=<id>` names; null for anything else. Any page or program can open such a link,
 * so it names only a screen and an item.
 */
export function pathOfLink(link: string): string | null {
  const [match, screen = '', item = ''] = linkPattern.exec(link) ?? [];
  return match === undefined ? null : `/${screen}${item}`;
}

/** Origin of the app's own pages. */
export const appOrigin = 'app://ritmi';

/** Path under which the app serves stored files. */
export const filesPath = '/kept/';

/** Longest line that the window may log, in characters. */
export const maxLogLine = 5000;

/** Longest text of a notice, in characters. */
export const maxNoticeLength = 500;

/** Largest piece of a file in one message, in bytes. */
export const maxPieceBytes = 1024 * 1024;

/**
 * Address of the site whose previews the window shows in a frame: the one that has its API under `/api`. Null where there
 * is none: another API, or a site without TLS, which a page of the app may not contain.
 */
export function framedSite(serverUrl: string | null): string | null {
  if (!serverUrl?.endsWith('/api')) return null;
  const { protocol, hostname } = new URL(serverUrl);
  const isSafe = protocol === 'https:' || /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  return isSafe ? serverUrl.slice(0, -'/api'.length) : null;
}
