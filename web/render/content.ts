import type { ReadCache } from '@ritmi/shared/client/request';
import type { ContentName, PublishedName } from '@ritmi/shared/domain/entities';
import type { IssueCode } from '@ritmi/shared/domain/errors';
import type { Pass } from '@ritmi/shared/domain/services/light';
import type { FocalPoint } from '@ritmi/shared/domain/uploads/library';
import { pageDataId } from './marks.js';

/** What the web server gives the pages for a render. */
export type RenderRequest = {
  readonly apiUrl: string;
  readonly publicUrl: string;
  readonly analyticsId: string;
  /** Time limit of a call to the API, in ms; after it the page is rendered without the answer. */
  readonly loadLimitMs: number;
  /** Answers of the API, shared by pages while they are current. */
  readonly answers?: ReadCache | undefined;
  /** Id of the preview that the page shows. */
  readonly preview?: string | undefined;
  /** The form that was sent to the page and is not accepted. */
  readonly form?: SentForm | undefined;
  /** Hash of a text for an address that changes with it. */
  readonly shortHash: (text: string) => string;
  /** The query of the address, without the question mark; by default that of the frame. */
  readonly search?: string;
  /** The rules in the page's style sheet; missing if the page has none. */
  readonly styleNames?: StyleNames | undefined;
};

/** A form that was sent to a page, which shows it again with what was typed and what is wrong. */
export type SentForm = {
  /** Status of the page. */
  readonly status: number;
  /** What was typed, by the names of the fields. */
  readonly values: Readonly<Record<string, string>>;
  /** What is wrong with a field, by its name. */
  readonly problems: Readonly<Record<string, IssueCode>>;
  /** Why it is refused as a whole, such as `full`; `unavailable` when the API gave no answer. */
  readonly refusal?: string;
};

/**
 * Renders a page's content; `onRenderHtml.ts` leaves one beside each frame.
 * @returns null if there is no such document, or no such page of a list
 */
export type RenderContent = (request: RenderRequest) => Promise<RenderedContent | null>;

/** Class names of styled-components, by the id of their component. */
export type StyleNames = Readonly<Record<string, readonly string[]>>;

/** What a page shows, rendered from what the API answers now. */
export type RenderedContent = {
  readonly head: string;
  readonly body: string;
  /** The style elements for the head; empty if the page's style sheet has all rules. */
  readonly styles: string;
  /** Its schema.org objects, as JSON for script elements. */
  readonly jsonLd: readonly string[];
  /** The loaded data, as JSON for a script element. */
  readonly pageData: string;
  readonly share: Share;
  /** The entities that its loads read. */
  readonly entities: ReadonlySet<ContentName>;
  /** Whether one of the page's own loads failed. */
  readonly hasFailed: boolean;
  /** Whether all loads succeeded, those of the layout included. */
  readonly isComplete: boolean;
};

/** A page's link preview. */
export type Share = {
  readonly title: string;
  readonly line: string;
  /** Address of the picture behind the text. */
  readonly picture: string;
  /** What every crop of it keeps, where that is known. */
  readonly focus?: FocalPoint;
  /** Where that one cannot be drawn: the default of pages without a picture. */
  readonly otherPicture: string;
  /** Hash of what it shows. */
  readonly hash: string;
  readonly path: string;
  /** The lights of the hall that it shows in place of a picture: those of a choice of services. */
  readonly lights?: readonly Pass[];
  /** The query of the page's address that it belongs to, with the question mark; missing where it is the whole page's. */
  readonly query?: string;
  /** Name and logo of the agency, which the picture shows. */
  readonly agency: string;
  readonly logo: string;
};

/** What a parameter of an address may hold: one of these texts, a month whose free days are shown, or ids of documents. */
export type QueryValues =
  | readonly string[]
  | { readonly isMonth: true }
  | { readonly idsOf: PublishedName; readonly isRepeated?: boolean };

/** Address of the web app manifest, which has the agency's name and logo. */
export const manifestPath = '/manifest.webmanifest';

/** Stands in a page's frame for its content: in the head, in the root element, and after that. */
export const contentPlaceholder = '<!--content-->';

/**
 * The whole document.
 * @param styleLink for a page that has no styles of its own
 */
export function inFrame(frame: string, content: RenderedContent, styleLink: string): string {
  const { head, body, styles, jsonLd, pageData } = content;
  const [start, beforeBody, beforeData, end] = frame.split(contentPlaceholder);
  const objects = jsonLd.map((text) => `<script type="application/ld+json">${text}</script>`).join('');
  const data = `<script id="${pageDataId}" type="application/json">${pageData}</script>`;
  return [start, styles || styleLink, head, objects, beforeBody, body, beforeData, data, end].join('');
}
