import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { ErrorBoundary } from 'react-error-boundary';
import { createGlobalStyle, styled, StyleSheetManager } from 'styled-components';
import { GlobalStyle, lightSurfaces } from '@ritmi/shared/ui/GlobalStyle';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, radius, space, type } from '@ritmi/shared/ui/tokens';
import { Stack } from '../look/frames.js';
import { words } from '../text.js';

const Name = styled.span`
  ${type.caption}
`;

type CardPreviewProps = {
  /** The card, or null while there is nothing to show. */
  readonly card: ReactNode;
  /** A card that has failed is rendered again with another value. */
  readonly resetKey: unknown;
};

/** A card as visitors will see it. It repeats a form, so it is hidden from assistive technology. */
export function CardPreview({ card, resetKey }: CardPreviewProps) {
  const { t } = useLanguage();
  return (
    <Stack $gap={2} aria-hidden="true" data-preview>
      <Name>{t(words.preview)}</Name>
      <PreviewFrame isEmpty={card === null}>
        {card === null ? (
          <p>{t(words.previewEmpty)}</p>
        ) : (
          // A card that fails must not take the form with it.
          <ErrorBoundary fallback={null} resetKeys={[resetKey]}>
            {card}
          </ErrorBoundary>
        )}
      </PreviewFrame>
    </Stack>
  );
}

const edgePx = 1;

/** As wide as a phone, which most visitors use. */
const Window = styled.iframe`
  width: 100%;
  max-width: 420px;
  border: ${edgePx}px solid ${color.line};
  border-radius: ${radius.picture};
  background: #08080c;
  pointer-events: none;
  &[data-empty] {
    border-style: dashed;
    background: transparent;
  }
`;

/** Without a limit, a card that is as high as its window would make the window grow forever. */
const maxHeightPx = 760;

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

/** While there is no card yet: as quiet as the form, in its colours. */
const EmptyStyle = createGlobalStyle`
  @media (prefers-color-scheme: light) {
    :root {
      ${lightSurfaces}
    }
  }
  html {
    background: ${color.raised};
    color: ${color.quiet};
  }
  body {
    font-size: ${type.size.small};
  }
`;

type PreviewFrameProps = { readonly isEmpty: boolean; readonly children: ReactNode };

/**
 * Renders the site's components in an iframe: media queries see a phone, the site's dark surface and headings apply,
 * and neither the keyboard nor a screen reader reaches the repeated content.
 */
function PreviewFrame({ isEmpty, children }: PreviewFrameProps) {
  const [shown, setShown] = useState<Document | null>(null);
  const [height, setHeight] = useState(0);

  useEffect(() => {
    if (!shown) return;
    copyFonts(shown);
    const observer = new ResizeObserver(() => setHeight(Math.min(shown.body.scrollHeight, maxHeightPx)));
    observer.observe(shown.body);
    return () => observer.disconnect();
  }, [shown]);

  return (
    <Window
      // Without a doctype a card that is 100 % high would have the frame's current height, and be cut off.
      srcDoc="<!doctype html>"
      title=""
      aria-hidden="true"
      inert
      tabIndex={-1}
      data-empty={isEmpty || undefined}
      style={{ height: height + 2 * edgePx }}
      onLoad={({ currentTarget }) => setShown(currentTarget.contentDocument)}
    >
      {shown
        ? createPortal(
            <StyleSheetManager target={shown.head}>
              <GlobalStyle />
              <CardStyle />
              {isEmpty ? <EmptyStyle /> : null}
              <div data-card>{children}</div>
            </StyleSheetManager>,
            shown.body,
          )
        : null}
    </Window>
  );
}

/** Copies the style sheets with this document's fonts. */
function copyFonts(inside: Document): void {
  const sheets = [...document.querySelectorAll('link[rel="stylesheet"], style')].filter(
    (sheet) => sheet.matches('link') || sheet.textContent.includes('@font-face'),
  );
  inside.head.append(...sheets.map((sheet) => inside.importNode(sheet, true)));
}
