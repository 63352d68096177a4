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

export type AddressResult =
  | { readonly url: string }
  | { readonly problem: AddressProblem; readonly detail?: string };

/** Text that main stores under a name, and the keys of the files that it needs. */
export type StoredDocument = {
  readonly name: string;
  readonly text: string;
  readonly files: readonly string[];
};

/** Sent by the window, handled by main. */
export type Requests = {
  start(): StartState;
  writeSession(session: StoredSession): void;
  clearSession(): void;
  /** Tests an address and saves it when a server of ours answers; the window is loaded anew then. */
  useAddress(request: { address: string; allowsInsecure: boolean }): AddressResult;
  documentNames(): readonly string[];
  readDocument(name: string): string | null;
  /** Resolves once the document is safe on disk. */
  writeDocument(document: StoredDocument): void;
  deleteDocument(name: string): void;
  /** Files are sent in pieces, so that a long video is never in memory whole. */
  appendToFile(piece: { key: string; bytes: Uint8Array }): void;
  /** Completes a file and returns its name under `filesPath`. */
  completeFile(file: { key: string; name: string }): string;
  /** Removes a file that could not be written whole. */
  discardFile(key: string): void;
  showProgress(share: number | null): void;
  notify(message: string): void;
  openLogs(): void;
  logError(line: string): void;
};

export const requestNames = [
  'start',
  'writeSession',
  'clearSession',
  'useAddress',
  'documentNames',
  'readDocument',
  'writeDocument',
  'deleteDocument',
  'appendToFile',
  'completeFile',
  'discardFile',
  'showProgress',
  'notify',
  'openLogs',
  'logError',
] as const satisfies readonly (keyof Requests)[];

export type RequestName = (typeof requestNames)[number];

/** What the preload script offers to the window. */
export type Bridge = {
  readonly [N in RequestName]: (...request: Parameters<Requests[N]>) => Promise<ReturnType<Requests[N]>>;
} & {
  /** Main asks to show this path of the admin. */
  readonly onNavigate: (listener: (path: string) => void) => void;
};

/** Origin of the app's own pages. */
export const appOrigin = 'app://ritmi';

/** Path under which the app serves stored files. */
export const filesPath = '/kept/';

/** Longest line that the window may log, in characters. */
export const maxLogLine = 5000;

/** Largest piece of a file in one message, in bytes. */
export const maxPieceBytes = 1024 * 1024;
