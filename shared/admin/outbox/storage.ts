import { sendingText } from './text.js';

/** Facts of a stored file. Outboxes and drafts on disk contain them, so they keep their names. */
export type StoredFile = {
  readonly key: string;
  /** Its name in the storage. */
  readonly fileName: string;
  /** Name and type as it was chosen. */
  readonly name: string;
  readonly type: string;
};

/** A text under a name, and the keys of the files that it needs. */
export type OutboxDocument = {
  readonly name: string;
  readonly text: string;
  readonly files: readonly string[];
};

/** Where outboxes are kept. */
export type OutboxStorage = {
  readonly documentNames: () => Promise<readonly string[]>;
  readonly readDocument: (name: string) => Promise<string | null>;
  /** Resolves once the document is safe; files that no document needs any more are removed. */
  readonly writeDocument: (document: OutboxDocument) => Promise<void>;
  /** The file is safe once a document that needs it is. */
  readonly storeFile: (file: File) => Promise<StoredFile>;
  /** @throws MissingFileError when it is missing, UnreachableError when it cannot be read now */
  readonly readFile: (file: StoredFile) => Promise<File>;
  /** Missing where one window has the storage for itself. */
  readonly sharing?: Sharing;
};

/** What windows need that use one storage at the same time. */
export type Sharing = {
  /** Runs a task while no other window runs one of this name. */
  readonly alone: (name: string, task: () => Promise<void>) => Promise<void>;
  /** Calls the listener with the name of each document that another window has written. */
  readonly onWritten: (listener: (name: string) => void) => void;
};

/** A stored file is no longer there. */
export class MissingFileError extends Error {
  constructor() {
    super(sendingText().missingFile);
  }
}
