import { type ComponentType, createContext, useContext } from 'react';
import type { ErrorBody } from '@ritmi/shared/client/ApiError';
import type { Connection } from '@ritmi/shared/client/request';
import type { WriteOperation } from '@ritmi/shared/client/write';

/** Who is signed in. */
export type Session = { readonly token: string; readonly userName: string };

/** Stores the session. Reads are synchronous: a host loads what it needs before it renders. */
export type SessionStore = {
  read(): Session | null;
  write(session: Session): void;
  clear(): void;
};

/** Stores structured values, including files, across reloads and crashes. */
export type DraftStore = {
  get(key: string): Promise<unknown>;
  set(key: string, value: unknown): Promise<void>;
  delete(key: string): Promise<void>;
  keys(): Promise<readonly string[]>;
};

export type QueuedOperation = {
  readonly operation:
    | WriteOperation
    | { readonly kind: 'upload'; readonly key: string; readonly title: string };
  readonly state: 'waiting' | 'refused';
  /** The server's text, if it refused the operation. */
  readonly problem?: string;
  /** The whole error response, such as `current` and `conflicts` of a conflict. */
  readonly refusal?: { readonly status: number; readonly body: ErrorBody };
  /** Sent so long ago that the server no longer recognises a repeat: a person has to check whether it arrived. */
  readonly isUncertain?: boolean;
  /** Of a refused file: the writes that wait for it are sent without it when it is discarded. */
  readonly isDispensable?: boolean;
};

/** Stores an account's writes and sends them in order, each exactly once, only while that account is signed in. */
export type Outbox = {
  /**
   * Stores a write; resolves once it is on disk, for a create with the document's temporary id. `isTried`: it has been
   * sent once and may have arrived.
   */
  add(operation: WriteOperation, options?: { readonly isTried?: boolean }): Promise<string>;
  /**
   * Stores a file; resolves with a temporary URL that later operations may contain, and that shows it on the desktop.
   * @param sentAs Idempotency-Key under which it may have arrived already
   */
  addUpload(file: File, sentAs?: string): Promise<string>;
  /** The same array until something changes. */
  queued(): readonly QueuedOperation[];
  /**
   * Whether a write must go through `add` even while the server responds: earlier writes are still queued, or the write
   * contains a temporary id or URL, even one that has been replaced since.
   */
  mustQueue(operation: Pick<WriteOperation, 'id' | 'body'>): boolean;
  subscribe(listener: () => void): () => void;
  /** Drops a refused operation. */
  discard(key: string): Promise<void>;
  /** Sends a refused operation once more. */
  retry(key: string): Promise<void>;
  /** Replaces a refused operation with other writes, which have keys of their own. */
  replace(key: string, operations: readonly WriteOperation[]): Promise<void>;
  /** Sends at once, without waiting for the next attempt. */
  flush(): void;
  /** Calls the listener when the server no longer accepts the session. */
  onSessionLost(listener: () => void): () => void;
  /** How many writes of other accounts are queued on this computer. */
  ofOthers(): number;
};

/** Keeps the last state of what staff see, of whoever is signed in. */
export type LastSeen = {
  read(name: string): Promise<unknown>;
  write(name: string, value: unknown): Promise<void>;
};

/**
 * Whether this browser shows notices, or what prevents it: the person has refused them, an iPhone has not installed the
 * admin, or the browser cannot.
 */
export type PushState = 'on' | 'off' | 'refused' | 'notInstalled' | 'missing';

/** Notices by the push service of a browser, also while the admin is closed. */
export type Push = {
  state(): Promise<PushState>;
  /** What the browser is subscribed with, as JSON for the API; null if it is not. */
  subscription(): Promise<PushSubscriptionJSON | null>;
  /**
   * Asks the person and subscribes.
   * @param key the API's public key
   * @returns null if the person refuses
   */
  subscribe(key: string): Promise<PushSubscriptionJSON | null>;
  unsubscribe(): Promise<void>;
};

/** What a program that shows the admin must provide. */
export type Host = {
  readonly connection: Connection;
  readonly session: SessionStore;
  readonly drafts: DraftStore;
  /** The outbox of the signed-in account. Without one a write that does not reach the server fails as specified. */
  readonly outbox?: Outbox | undefined;
  /**
   * The outbox of the signed-in account in a browser, for screens whose every write is kept there until it is sent. Other
   * forms fail as specified. Missing where the browser cannot keep tabs from sending the same thing.
   */
  readonly browserOutbox?: Outbox | undefined;
  /** Missing where nothing of people may stay on the computer. */
  readonly lastSeen?: LastSeen;
  /** Address of the public site, for "show on the site" links; without a slash at the end, null when unknown. */
  readonly siteUrl: string | null;
  /** Whether the host may show pages of the site in a frame. */
  readonly framesSite?: boolean;
  /** Full address of a stored file, from its `/uploads/…` URL. */
  readonly mediaAddress: (url: string) => string;
  /** Shows the progress of uploads, from 0 to 1, in a taskbar; null when none is running. */
  readonly showProgress?: (share: number | null) => void;
  /**
   * Reports that something has finished, if the window is in the background; with a path of the admin, that something has
   * come which waits there, in any case.
   */
  readonly notify?: (text: string, path?: string) => void;
  /** Shows at the program's icon how many enquiries nobody has read. */
  readonly showUnread?: (count: number) => void;
  /** Missing in a program that shows notices itself. */
  readonly push?: Push;
  /** Reads the files that other apps have shared to the admin, such as the photos of a night, and clears them. */
  readonly sharedFiles?: () => Promise<readonly File[]>;
  /**
   * Opens a login page outside the admin and resolves when it is shown.
   * Without it the admin shows its own at `/login` of its router.
   */
  readonly openLogin?: () => Promise<void>;
  /** Host-specific settings view, reachable from the sidebar, such as the server's address. */
  readonly settings?: ComponentType;
  /** Shown under the admin's own login, where there is no sidebar. */
  readonly underLogin?: ComponentType;
};

const Context = createContext<Host | null>(null);

export const HostProvider = Context.Provider;

/** The program that shows the admin. */
export function useHost(): Host {
  const host = useContext(Context);
  if (!host) throw new Error('The admin needs a HostProvider');
  return host;
}

/** Id of the account in a session's token, or the user's name if the token cannot be read. */
export function ownerOf({ token, userName }: Session): string {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims === 'object' && claims !== null && 'sub' in claims) return String(claims.sub);
  } catch {
    // Falls back to the name below.
  }
  return userName;
}
