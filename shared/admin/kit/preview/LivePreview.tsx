import { memo, type ReactNode, useDeferredValue, useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { ErrorBoundary } from 'react-error-boundary';
import { useFormContext, useWatch } from 'react-hook-form';
import { createGlobalStyle, styled, StyleSheetManager } from 'styled-components';
import { type DocumentOf, entityOf, type EntityName } from '@ritmi/shared/domain/entities';
import { isBlank, type Values } from '@ritmi/shared/domain/entity';
import { GlobalStyle } from '@ritmi/shared/ui/GlobalStyle';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, radius, space, type } from '@ritmi/shared/ui/tokens';
import { useHost } from '../../host/host.js';
import { Stack } from '../look/frames.js';
import { words } from '../text.js';
import { shownDocument } from './shownDocument.js';

const Name = styled.span`
  ${type.label}
  color: ${color.quiet};
`;

/** Draws a document as the site does. Keep it stable. */
export type RenderPreview<K extends EntityName> = (document: DocumentOf<K>) => ReactNode;

type LivePreviewProps<K extends EntityName> = {
  readonly name: K;
  readonly render: RenderPreview<K>;
};

/**
 * What visitors will see of what is typed, one step behind it so that typing never waits. It shows nothing that the form
 * does not say, so it is hidden from the accessibility tree.
 */
export function LivePreview<K extends EntityName>({ name, render }: LivePreviewProps<K>) {
  const { control } = useFormContext();
  const values: Values = useDeferredValue(useWatch({ control }));
  const { t } = useLanguage();
  return (
    <Stack $gap={2} aria-hidden="true" data-preview>
      <Name>{t(words.preview)}</Name>
      <Shown name={name} values={values} render={render} />
    </Stack>
  );
}

type ShownProps<K extends EntityName> = LivePreviewProps<K> & { readonly values: Values };

const Shown = memo(function Shown<K extends EntityName>({ name, values, render }: ShownProps<K>) {
  const { mediaAddress } = useHost();
  const { t } = useLanguage();
  const document = useMemo(() => shownDocument(name, values, mediaAddress), [name, values, mediaAddress]);
  return (
    <PreviewFrame>
      {isEmpty(name, document) ? (
        <p>{t(words.previewEmpty)}</p>
      ) : (
        // A card that fails takes no form with it; the next letter tries again.
        <ErrorBoundary fallback={null} resetKeys={[values]}>
          {render(document)}
        </ErrorBoundary>
      )}
    </PreviewFrame>
  );
  // `memo` alone would lose the type parameter.
}) as <K extends EntityName>(props: ShownProps<K>) => ReactNode;

/** Whether neither title nor picture is there. */
function isEmpty(name: EntityName, document: Values): boolean {
  const { titleField, fields } = entityOf(name);
  return Object.entries(fields)
    .filter(([field, { kind }]) => field === titleField || kind === 'image' || kind === 'media')
    .every(([field]) => isBlank(document[field]));
}

const edgePx = 1;

/** As wide as a phone: what most visitors hold. */
const Window = styled.iframe`
  width: 100%;
  max-width: 420px;
  border: ${edgePx}px solid ${color.line};
  border-radius: ${radius.picture};
  background: #08080c;
  pointer-events: none;
`;

/** A card that is as high as its window would make the window higher without end. */
const highestPx = 760;

/** The card alone, without the space that its page puts around it. */
const CardStyle = createGlobalStyle`
  html {
    overflow: hidden;
  }
  body {
    padding: ${space(4)} 0;
  }
  [data-card] {
    --gutter: 0px;
    container-type: inline-size;
    padding-inline: ${space(4)};
  }
`;

/**
 * The site's own components in a document of their own: media queries see a phone, the site's dark surface and headings
 * apply, and neither the keyboard nor a screen reader meets what the form says already.
 */
function PreviewFrame({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<Document | null>(null);
  const [height, setHeight] = useState(0);

  useEffect(() => {
    if (!shown) return;
    copyFonts(shown);
    const observer = new ResizeObserver(() => setHeight(Math.min(shown.body.scrollHeight, highestPx)));
    observer.observe(shown.body);
    return () => observer.disconnect();
  }, [shown]);

  return (
    <Window
      // Without a doctype a card that is 100 % high would be as high as the frame already is, and be cut.
      srcDoc="<!doctype html>"
      title=""
      aria-hidden="true"
      inert
      tabIndex={-1}
      style={{ height: height + 2 * edgePx }}
      onLoad={({ currentTarget }) => setShown(currentTarget.contentDocument)}
    >
      {shown
        ? createPortal(
            <StyleSheetManager target={shown.head}>
              <GlobalStyle />
              <CardStyle />
              <div data-card>{children}</div>
            </StyleSheetManager>,
            shown.body,
          )
        : null}
    </Window>
  );
}

/** The faces that this document loads, so that both show the same letters. */
function copyFonts(inside: Document): void {
  const sheets = [...document.querySelectorAll('link[rel="stylesheet"], style')].filter(
    (sheet) => sheet.matches('link') || sheet.textContent.includes('@font-face'),
  );
  inside.head.append(...sheets.map((sheet) => inside.importNode(sheet, true)));
}
