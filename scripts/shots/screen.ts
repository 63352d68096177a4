import type { Page } from '@playwright/test';

export interface Screen {
  /** The picture's file name, without width. */
  readonly name: string;
  readonly path: string;
  /** What a person does there before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** What the browser keeps when the page opens. */
  readonly kept?: Readonly<Record<string, string>>;
  /** The window as it stands instead of the whole page. */
  readonly isWindow?: boolean;
  readonly isUnasked?: boolean;
  readonly hasNoScript?: boolean;
  readonly isSignedIn?: boolean;
  /** Something on the page never arrives. */
  readonly isWaiting?: boolean;
  /** The splash is what is looked at. */
  readonly isSplash?: boolean;
}

export interface Ids {
  readonly project: string;
  readonly pkg: string;
  /** A few services, for a choice of one's own. */
  readonly services: readonly string[];
}
