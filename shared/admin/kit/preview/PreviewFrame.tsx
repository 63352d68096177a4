import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { createGlobalStyle, styled, StyleSheetManager } from 'styled-components';
import { GlobalStyle } from '@ritmi/shared/ui/GlobalStyle';
import { color, radius, space } from '@ritmi/shared/ui/tokens';

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
export function PreviewFrame({ children }: { readonly children: ReactNode }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [shown, setShown] = useState<Document | null>(null);
  const [height, setHeight] = useState(0);

  // Some browsers replace the first document of a frame when it has loaded.
  function handleLoad() {
    const inside = frame.current?.contentDocument ?? null;
    if (inside && inside !== shown) copyFonts(inside);
    setShown(inside);
  }
  useLayoutEffect(handleLoad, [shown]);

  useEffect(() => {
    if (!shown) return;
    const observer = new ResizeObserver(() => setHeight(Math.min(shown.body.scrollHeight, highestPx)));
    observer.observe(shown.body);
    return () => observer.disconnect();
  }, [shown]);

  return (
    <Window
      ref={frame}
      // Without a doctype a card that is 100 % high would be as high as the frame already is, and be cut.
      srcDoc="<!doctype html>"
      title=""
      aria-hidden="true"
      inert
      tabIndex={-1}
      style={{ height: height + 2 * edgePx }}
      onLoad={handleLoad}
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
