/** Every message between window and main: the only file that main, preload and renderer all open. */

export type StoredSession = { readonly token: string; readonly userName: string };

/** What the window must know before it renders. */
export type Start = {
  /** Base address of the API without a slash at the end; null until a person has given one. */
  readonly serverUrl: string | null;
  readonly session: StoredSession | null;
  /** `system` when the token is encrypted by the operating system, `file` when only the file's rights protect it. */
  readonly tokenProtection: 'system' | 'file';
  readonly version: string;
  /** What waited for the server could not be read; its file has been set aside. */
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
  | 'notKept';

export type AddressVerdict =
  | { readonly url: string }
  | { readonly problem: AddressProblem; readonly detail?: string };

/** Text that main keeps on disk under a name, and the keys of the files that it needs. */
export type KeptDocument = {
  readonly name: string;
  readonly text: string;
  readonly files: readonly string[];
};

/** Asked by the window, answered by main. */
export type Questions = {
  start: { question: null; answer: Start };
  'session:write': { question: StoredSession; answer: null };
  'session:clear': { question: null; answer: null };
  /** Tests an address and keeps it when a server of ours answers; the window is loaded anew then. */
  'address:use': { question: { address: string; isInsisted: boolean }; answer: AddressVerdict };
  'kept:names': { question: null; answer: readonly string[] };
  'kept:read': { question: string; answer: string | null };
  /** Answers once the document is safe on disk. */
  'kept:write': { question: KeptDocument; answer: null };
  'kept:delete': { question: string; answer: null };
  /** Files go over in pieces, so that a long video never stands in memory whole. Answers the name under `keptPath`. */
  'file:open': { question: { key: string; name: string }; answer: string };
  'file:append': { question: { key: string; bytes: Uint8Array }; answer: null };
  'file:close': { question: string; answer: null };
  /** Forgets a file that could not be written whole. */
  'file:drop': { question: string; answer: null };
  progress: { question: number | null; answer: null };
  notify: { question: string; answer: null };
  'logs:open': { question: null; answer: null };
  'log:error': { question: string; answer: null };
};

export type Channel = keyof Questions;
export type QuestionOf<C extends Channel> = Questions[C]['question'];
export type AnswerOf<C extends Channel> = Questions[C]['answer'];

/** Told by main, heard by the window. */
export type Orders = {
  /** Show this path of the admin. */
  go: string;
};

/** Address of the app's own pages. */
export const appOrigin = 'app://ritmi';

/** Path under which the app serves kept files. */
export const keptPath = '/kept/';

/** Longest line that the window may leave in the log, in characters. */
export const longestLogLine = 5000;

/** Largest piece of a file in one message, in bytes. */
export const pieceBytes = 1024 * 1024;
