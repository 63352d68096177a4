import fontStyles from '@ritmi/shared/ui/fonts.css?inline';
import { noFacts } from '@ritmi/shared/domain/agency/agency';
import { plainText } from '@ritmi/shared/domain/content';
import { languages, localeOf, pathIn } from '@ritmi/shared/domain/language';
import { fileAt } from '@ritmi/shared/domain/uploads/notes';
import { usePageContext } from 'vike-react/usePageContext';
import { adminManifestPath, isAdminPath } from '../../render/adminAddresses.js';
import { manifestPath, type Share } from '../../render/content.js';
import { description, seoOf, title, wholeAddress } from '../seo.js';

// A font that arrives after the first paint would move what is being read (docs/decisions/260).
const fontFaces = fontStyles.replaceAll(/(font-display:\s*)swap/g, '$1optional');

/** The tags for the browser, search engines and link previews. */
export function Head({ share }: { readonly share: Share }) {
  const pageContext = usePageContext();
  const { agency, config, is404, language, urlPathname, renderRequest, shell } = pageContext;
  const { name, logo } = shell?.agency ?? noFacts;
  const seo = seoOf(pageContext);
  const absolute = (address: string) => wholeAddress(pageContext, address);
  const path = seo?.canonicalPath ?? urlPathname;
  const canonical = absolute(pathIn(language, path));
  const isPreview = renderRequest?.preview !== undefined;
  const isPrivate = !seo || seo.isPrivate || isPreview;
  // The login has the same address for everybody; a preview, a secret page and a page that does not exist have none.
  const hasOneAddress = config.handlesCredentials && !config.hasSecretAddress && !is404 && !isPreview;
  const pageTitle = title(pageContext) ?? '';
  const summary = description(pageContext) ?? '';
  // What other sites show of a page must contain neither a draft nor a secret.
  const linked =
    isPreview || config.hasSecretAddress
      ? {
          title: name,
          summary: plainText(agency?.description ?? ''),
          url: absolute('/'),
          picture: absolute(agency?.hero.picture ?? ''),
        }
      : { title: pageTitle, summary, url: canonical + (share.query ?? ''), picture: absolute(share.path) };
  return (
    <>
      <meta charSet="UTF-8" />
      <title>{pageTitle}</title>
      <meta property="og:title" content={linked.title} />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <meta name="description" content={summary} />
      <meta property="og:description" content={linked.summary} />
      {!renderRequest?.styleNames && <style dangerouslySetInnerHTML={{ __html: fontFaces }} />}
      <meta name="theme-color" content="#08080c" />
      {logo && (
        <link
          rel="icon"
          href={fileAt(logo)}
          type={fileAt(logo).endsWith('.svg') ? 'image/svg+xml' : undefined}
        />
      )}
      <link rel="manifest" href={isAdminPath(urlPathname) ? adminManifestPath : manifestPath} />
      {isPrivate && <meta name="robots" content="noindex" />}
      {(!isPrivate || hasOneAddress) && <link rel="canonical" href={canonical} />}
      {!isPrivate && [
        ...languages.map((each) => (
          <link key={each} rel="alternate" hrefLang={each} href={absolute(pathIn(each, path))} />
        )),
        <link key="x-default" rel="alternate" hrefLang="x-default" href={absolute(path)} />,
      ]}
      <meta property="og:site_name" content={name} />
      <meta property="og:url" content={linked.url} />
      <meta property="og:type" content={seo?.type ?? 'website'} />
      <meta property="og:image" content={linked.picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:locale" content={localeOf(language)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
