import type { Page } from '@playwright/test';

export type Step = (page: Page) => Promise<unknown>;

/** One state of a screen, of which `npm test -- pictures` takes a picture. */
export interface State {
  /** File name, without the window's width. */
  readonly name: string;
  readonly path: string;
  /** Prepares answers of the API, before the page opens. */
  readonly before?: Step;
  /** Leads to the state, after the page has opened. */
  readonly act?: Step;
  /** Values in the browser's storage. */
  readonly storage?: Readonly<Record<string, string>>;
  /** Shows the window instead of the whole page. */
  readonly isWindow?: boolean;
  readonly media?: NonNullable<Parameters<Page['emulateMedia']>[0]>;
  /** Only for windows of this kind. */
  readonly only?: 'phone' | 'wide';
}

/** The states as the window shows them. */
export function inWindow(states: readonly State[]): State[] {
  return states.map((state) => ({ ...state, isWindow: true }));
}

/** Fields of a document at their longest. */
export const longWord = 'fishekzjarretebrendshmembivallenengadaltedasmesseplotenedurresedhenevlore';
export const longTitle =
  'Dasma e plotë me zë, drita, lazer, shkëndija mbi tortë dhe valle deri në orët e para të mëngjesit';
export const longText = 'Takohemi para festës, shkruajmë programin dhe listën e këngëve. '.repeat(12);
export const missingUrl = '/uploads/nuk-ka.webp';

/** The states again with another colour scheme, with forced colours or in print. */
export function withMedia(states: readonly State[], suffix: string, media: State['media'] = {}): State[] {
  return states.map((state) => ({ ...state, name: `${state.name}-${suffix}`, media }));
}
