import type { Page } from '@playwright/test';

export type Step = (page: Page) => Promise<unknown>;

/** A state of a screen, of which `npm test -- pictures` takes a screenshot. */
export interface State {
  /** File name, without the window's width. */
  readonly name: string;
  readonly path: string;
  /** Prepares responses of the API, before the page opens. */
  readonly before?: Step;
  /** Brings the opened page into the state. */
  readonly act?: Step;
  /** Values in the browser's storage. */
  readonly storage?: Readonly<Record<string, string>>;
  /** Takes the visible window instead of the whole page. */
  readonly isWindow?: boolean;
  readonly media?: NonNullable<Parameters<Page['emulateMedia']>[0]>;
  /** Only for windows of this kind. */
  readonly only?: 'phone' | 'wide';
}

/** The states, with screenshots of the visible window only. */
export function inWindow(states: readonly State[]): State[] {
  return states.map((state) => ({ ...state, isWindow: true }));
}

/** Long values for the fields of documents. */
export const longWord = 'fishekzjarretebrendshmembivallenengadaltedasmesseplotenedurresedhenevlore';
export const longTitle =
  'Dasma e plotë me zë, drita, lazer, shkëndija mbi tortë dhe valle deri në orët e para të mëngjesit';
export const longText = 'Takohemi para festës, shkruajmë programin dhe listën e këngëve. '.repeat(12);
export const missingUrl = '/uploads/nuk-ka.webp';

/** The states again with emulated media: another colour scheme, forced colours or print. */
export function withMedia(states: readonly State[], suffix: string, media: State['media'] = {}): State[] {
  return states.map((state) => ({ ...state, name: `${state.name}-${suffix}`, media }));
}
