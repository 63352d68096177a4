import fontFaces from '@ritmi/shared/ui/fonts.css?inline';
import { noFacts } from '@ritmi/shared/domain/agency/agency';
import { languages, localeOf, pathIn } from '@ritmi/shared/domain/language';
import { usePageContext } from 'vike-react/usePageContext';
import { manifestPath, type Share } from '../../render/content.js';
import { description, seoOf, title } from '../seo.js';

/** The tags for the browser, search engines and link previews. */
export function Head({ share }: { readonly share: Share }) {
  const pageContext = usePageContext();
  const { language, urlPathname, renderRequest, shell } = pageContext;
  const { name, logo } = shell?.agency ?? noFacts;
  const seo = seoOf(pageContext);
  const origin = renderRequest?.publicUrl ?? '';
  const absolute = (path: string) => (path.startsWith('/') ? `${origin}${path}` : path);
  const path = seo?.canonicalPath ?? urlPathname;
  const canonical = absolute(pathIn(language, path));
  const isPrivate = !seo || seo.isPrivate;
  const pageTitle = title(pageContext) ?? '';
  const summary = description(pageContext) ?? '';
  return (
    <>
      <meta charSet="UTF-8" />
      <title>{pageTitle}</title>
      <meta property="og:title" content={pageTitle} />
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <meta name="description" content={summary} />
      <meta property="og:description" content={summary} />
      {!renderRequest?.styleNames && <style dangerouslySetInnerHTML={{ __html: fontFaces }} />}
      <meta name="theme-color" content="#08080c" />
      {logo && <link rel="icon" href={logo} type={logo.endsWith('.svg') ? 'image/svg+xml' : undefined} />}
      <link rel="manifest" href={manifestPath} />
      {isPrivate ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={canonical} />}
      {!isPrivate && [
        ...languages.map((each) => (
          <link key={each} rel="alternate" hrefLang={each} href={absolute(pathIn(each, path))} />
        )),
        <link key="x-default" rel="alternate" hrefLang="x-default" href={absolute(path)} />,
      ]}
      <meta property="og:site_name" content={name} />
      <meta property="og:url" content={canonical} />
      <meta property="og:type" content={seo?.type ?? 'website'} />
      <meta property="og:image" content={absolute(share.path)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:locale" content={localeOf(language)} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
