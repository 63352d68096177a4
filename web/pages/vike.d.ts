import type { ContactEntry } from '@ritmi/shared/domain/contact/schema';
import type { ReadCache } from '@ritmi/shared/client/request';
import type { Language } from '@ritmi/shared/domain/language';
import type { PageContext as VikePageContext } from 'vike/types';
import type { Loaded, Loads } from './load.js';
import type { Seo } from './seo.js';
import type { ShareWords } from './share.js';

declare global {
  namespace Vike {
    interface PageContext {
      /** By the path: `/en/…` is English. */
      language: Language;
      /** What the web server says of the request; on the server only. */
      site?: {
        readonly apiUrl: string;
        readonly publicUrl: string;
        readonly analyticsId: string;
        /** How long a call to the API may take, in ms; then the page is rendered without its answer. */
        readonly loadLimitMs: number;
        /** Answers of the API that pages share while they are current. */
        readonly answers?: ReadCache | undefined;
        /** A prepared page answers when there is no such document; nothing is rendered then. */
        readonly hasMissingPage: boolean;
        /** Class names by component whose rules are in the site's style sheet: the page writes no rules for them. */
        readonly collectedStyles?: ReadonlyMap<string, ReadonlySet<string>> | undefined;
      };
      /** The pending load of the contacts, beside the page's own; on the server only. */
      footerContacts?: Promise<Loaded<readonly ContactEntry[]>>;
      /** The picture of the page's shared links; on the server only. */
      share?: {
        readonly title: string;
        readonly line: string;
        /** Address of the picture behind the words. */
        readonly picture: string;
        /** Of the three above. */
        readonly hash: string;
        readonly path: string;
      };
      /** Ends the waiting of the view transition; in the browser only. */
      endTransition?: () => void;
      /** What header and footer need, loaded once for a visit. */
      shell?: {
        /** Null when the call failed. */
        readonly contacts: readonly Pick<ContactEntry, 'id' | 'value'>[] | null;
        readonly analyticsId: string;
      };
    }
    interface Config {
      /** The calls whose answers the page shows; its data has the same names. */
      loads?: Loads;
      /** Query parameters that the page reads; the web server gives it no others (web/server/page/pageRoutes.ts). */
      query?: readonly string[];
      seo?: Seo | ((pageContext: VikePageContext) => Seo);
      /** schema.org objects of what the page describes. */
      jsonLd?: (pageContext: VikePageContext) => readonly object[];
      /** What the picture of its shared links shows. */
      share?: (pageContext: VikePageContext) => ShareWords;
      /** The page brings header and footer of its own. */
      isBare?: boolean;
      /** Passwords are typed or a session is used here: no script of somebody else may run. */
      handlesCredentials?: boolean;
      /** The lists of the browser's storage that the page shows, and the one of its data that it stores there. */
      storage?: {
        readonly reads?: readonly string[];
        readonly keeps?: readonly [data: string, key: string];
      };
      /** Status of the page when one of its loads failed; 200 without it. */
      failureStatus?: number;
    }
  }
}
