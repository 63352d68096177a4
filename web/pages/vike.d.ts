import type { Agency, AgencyFacts } from '@ritmi/shared/domain/agency/agency';
import type { Artist } from '@ritmi/shared/domain/artists/artist';
import type { Language } from '@ritmi/shared/domain/language';
import type { PageContext as VikePageContext } from 'vike/types';
import type { ContactEntry } from '@ritmi/shared/domain/contact/schema';
import type { QueryValues, RenderContent, RenderRequest } from '../render/content.js';
import type { Missing } from './_error/notFound.js';
import type { Metadata } from './metadata.js';
import type { Seo } from './seo.js';

declare global {
  namespace Vike {
    interface PageContext {
      /** From the path: `/en/…` is English. */
      language: Language;
      /** What the web server asked for; on the server only. */
      renderRequest?: RenderRequest;
      /** For the web server, which calls it for each version of the page; on the server only. */
      renderContent?: RenderContent;
      /** All that the agency says about itself, for head and metadata; on the server only. */
      agency?: Agency;
      /** The same while it is loading, for the page's loads. */
      agencyLoad?: Promise<Agency>;
      /** Continues the view transition; in the browser only. */
      endTransition?: () => void;
      /** What the layout needs. Contacts are loaded once per visit. */
      shell?: {
        /** Null when they could not be loaded. */
        readonly contacts: readonly Pick<ContactEntry, 'type' | 'value'>[] | null;
        readonly analyticsId: string;
        /** For the footer; missing where they could not be loaded. */
        readonly artists?: readonly Pick<Artist, 'stageName' | 'slug'>[];
        readonly agency: AgencyFacts;
        /** Whether the page shows a preview of what is not published. */
        readonly isPreview?: boolean;
      };
    }
    interface Config {
      /** Query parameters that the page reads; the web server drops all others (web/server/page/pageRoutes.ts). */
      query?: readonly string[];
      /** What those may hold; other values make no page of their own. */
      queryValues?: Readonly<Record<string, QueryValues>>;
      /** Those with what a visitor typed: the browser fills it in, and the server only where there are no scripts. */
      typedQuery?: readonly string[];
      seo?: Seo | ((pageContext: VikePageContext) => Seo);
      metadata?: Metadata;
      /** What the not-found page says where the page's document does not exist. */
      missing?: Missing;
      /** The page has no layout of the site: no header, footer or global styles. */
      isBare?: boolean;
      /** The footer makes no call to write: the page itself does, or the visitor has written. */
      hasQuietFooter?: boolean;
      /** The page has a login, a session or a secret address, so third-party scripts must not run. */
      handlesCredentials?: boolean;
      /** Keys of the stored lists that the page shows, and the key under which it stores one of its lists. */
      storage?: {
        readonly reads?: readonly string[];
        readonly writes?: readonly [data: string, key: string];
      };
      /** Only those who know its address may see the page: nothing keeps it, and it tells no other site of its address. */
      hasSecretAddress?: boolean;
      /** Status of the page when one of its loads failed; 200 by default. */
      failureStatus?: number;
    }
  }
}
