import type { ContactEntry } from '@ritmi/shared/domain/contact/schema';
import type { ReadCache } from '@ritmi/shared/client/request';
import type { Language } from '@ritmi/shared/domain/language';
import type { PageContext as VikePageContext } from 'vike/types';
import type { Loaded } from './load.js';
import type { Seo } from './seo.js';

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
      /** The contacts on their way, beside the page's own loads; on the server only. */
      footerContacts?: Promise<Loaded<readonly ContactEntry[]>>;
      /** What header and footer need, loaded once for a visit. */
      shell?: {
        /** Null when the call failed. */
        readonly contacts: readonly Pick<ContactEntry, 'id' | 'value'>[] | null;
        readonly analyticsId: string;
      };
    }
    interface GlobalContext {
      /** By the page's id; on the server only. */
      addressesOf?: Readonly<Record<string, PageAddresses>>;
    }
    interface PageAddresses {
      /** Query parameters that the page reads. */
      readonly query?: readonly string[];
      /** All addresses of a page that has several. */
      readonly addresses?: readonly string[];
    }
    interface Config {
      /** Title, description and picture of a page, for search engines and shared links. */
      seo?: (pageContext: VikePageContext) => Seo;
      /** schema.org objects of a page. */
      jsonLd?: (pageContext: VikePageContext) => readonly object[];
      /** The page brings header and footer of its own. */
      isBare?: boolean;
      /** Passwords are typed or a session is used here: no script of somebody else may run. */
      handlesCredentials?: boolean;
      /** The lists of the browser's storage that the page shows, and the one of its data that it keeps there. */
      storage?: {
        readonly reads?: (params: Readonly<Record<string, string>>) => readonly string[];
        readonly keeps?: readonly [data: string, key: string];
      };
      /** Status of the page when one of its loads failed; 200 without it. */
      failureStatus?: number;
    }
  }
}
