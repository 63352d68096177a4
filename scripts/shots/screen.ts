import type { Page } from '@playwright/test';

export interface Screen {
  /** The picture's file name, without width. */
  readonly name: string;
  readonly path: string;
  /** What is arranged before the page opens, such as answers of the API. */
  readonly before?: (page: Page) => Promise<void>;
  /** What a person does there before the picture is taken. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** What the browser keeps when the page opens. */
  readonly kept?: Readonly<Record<string, string>>;
  /** The window as it stands instead of the whole page. */
  readonly isWindow?: boolean;
  /** A window so high that the page, or a dialog, need not be scrolled. */
  readonly isTall?: boolean;
  readonly isUnasked?: boolean;
  readonly hasNoScript?: boolean;
  readonly isSignedIn?: boolean;
  /** Something on the page never arrives. */
  readonly isWaiting?: boolean;
  /** The splash is what is looked at. */
  readonly isSplash?: boolean;
  readonly isDark?: boolean;
  /** The system's few colours instead of ours. */
  readonly hasForcedColours?: boolean;
  /** 2 is 200 %. */
  readonly zoom?: number;
  readonly isPrinted?: boolean;
  /** Not taken with a phone's windows. */
  readonly needsMouse?: boolean;
  /** What stands on a phone only. */
  readonly needsPhone?: boolean;
  /** The mouse is part of the picture; from others it is moved away. */
  readonly holdsPointer?: boolean;
  /** A window of its own instead of the usual three; taken with the phone's. */
  readonly size?: { readonly width: number; readonly height: number };
}

export interface Ids {
  readonly project: string;
  readonly pkg: string;
  /** A few services, for a choice of one's own. */
  readonly services: readonly string[];
}
