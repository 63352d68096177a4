import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ErrorBoundary } from 'react-error-boundary';
import { createGlobalStyle, css, styled, StyleSheetManager } from 'styled-components';
import { GlobalStyle, lightSurfaces } from '@ritmi/shared/ui/GlobalStyle';
import { useLanguage } from '@ritmi/shared/ui/Language';
import { color, radius, space, type } from '@ritmi/shared/ui/tokens';
import { Stack } from '../look/frames.js';
import { useIsBeside } from '../look/useMedia.js';
import { words } from '../text.js';
import { copyFonts } from './copyFonts.js';

const Name = styled.span`
  ${type.caption}
`;

type CardPreviewProps = {
  /** The card, or null while there is nothing to show. */
  readonly card: ReactNode;
  /** A card that has failed is rendered again with another value. */
  readonly resetKey: unknown;
  /** Low enough to stay in sight above a form: as in a wide window, but smaller, and cut at `compactHeight`. */
  readonly isCompact?: boolean;
};

/** Whether the preview has a column for itself where a window is wide: before there is a card, it fills the card's place. */
export const HasColumn = createContext(false);

/** A card as visitors will see it. It repeats a form, so it is hidden from assistive technology. */
export function CardPreview({ card, resetKey, isCompact = false }: CardPreviewProps) {
  const { t } = useLanguage();
  const isBeside = useIsBeside();
  const isRoomy = useContext(HasColumn) && isBeside;
  return (
    <Stack $gap={2} aria-hidden="true" data-preview>
      {isCompact ? null : <Name>{t(words.preview)}</Name>}
      <PreviewFrame
        empty={card === null ? (isRoomy ? 'roomy' : 'low') : null}
        isCompact={isCompact && card !== null}
      >
        {card === null ? (
          <>
            {isRoomy ? (
              <>
                <i /> <i /> <i />
              </>
            ) : null}
            <p>{t(words.previewEmpty)}</p>
          </>
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

/** The width from which the site's cards have their text beside their pictures, which makes them low (`at.wide`). */
const compactWidthPx = 768;

/** A compact card is no higher. */
export const compactHeight = 'min(24vh, 208px)';

/** The room of the window with the card. */
const Room = styled.div<{ $isCompact: boolean }>`
  ${({ $isCompact }) =>
    $isCompact &&
    css`
      max-width: min(480px, 80vh);
      max-height: ${compactHeight};
      overflow: hidden;
      border-radius: ${radius.control};
    `}
`;

/** As wide as a phone, which most visitors use; a compact card is laid out in a wide window, which is then made smaller. */
const Window = styled.iframe`
  width: 100%;
  max-width: 420px;
  border: ${edgePx}px solid ${color.line};
  border-radius: ${radius.picture};
  background: #08080c;
  pointer-events: none;
  // Not dashed, as what takes files is.
  &[data-empty] {
    border-color: transparent;
    border-radius: ${radius.control};
    background: transparent;
  }
  &[data-compact] {
    width: ${compactWidthPx}px;
    max-width: none;
    border: 0;
    border-radius: 0;
    transform-origin: 0 0;
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

/** Texts that can be read when the window is made smaller. */
const CompactStyle = createGlobalStyle`
  :root {
    font-size: 20px;
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
    background: ${color.card};
    color: ${color.quiet};
  }
  body {
    font-size: ${type.size.small};
  }
`;

/** As high as a card and in the site's colours, with room for its picture, its title and a line of text. */
const RoomyStyle = createGlobalStyle`
  [data-card] {
    display: grid;
    grid-template-rows: auto auto 1fr auto;
    gap: ${space(4)};
    min-height: ${space(100)};
    color: ${color.quiet};
    font-size: ${type.size.small};
    > i {
      width: 90%;
      height: ${space(3)};
      border-radius: ${radius.control};
      background: ${color.card};
    }
    > i:first-child {
      width: auto;
      height: auto;
      aspect-ratio: 3 / 2;
      border-radius: ${radius.picture};
    }
    > i:nth-child(2) {
      width: 60%;
      height: ${space(6)};
    }
  }
`;

type PreviewFrameProps = {
  /** How the place of a card looks that is not there yet; null for a card. */
  readonly empty: 'low' | 'roomy' | null;
  readonly isCompact: boolean;
  readonly children: ReactNode;
};

/**
 * Renders the site's components in an iframe: media queries see a phone, the site's dark surface and headings apply,
 * and neither the keyboard nor a screen reader reaches the repeated content.
 */
function PreviewFrame({ empty, isCompact, children }: PreviewFrameProps) {
  const [shown, setShown] = useState<Document | null>(null);
  const [height, setHeight] = useState(0);
  const room = useRef<HTMLDivElement>(null);
  const [roomPx, setRoomPx] = useState(compactWidthPx);

  useEffect(() => {
    const { current } = room;
    if (!shown || !current) return;
    const observer = new ResizeObserver(() => {
      setHeight(Math.min(shown.body.scrollHeight, maxHeightPx));
      setRoomPx(current.clientWidth);
    });
    observer.observe(shown.body);
    observer.observe(current);
    return () => observer.disconnect();
  }, [shown]);

  const scale = Math.min(1, roomPx / compactWidthPx);
  return (
    <Room ref={room} $isCompact={isCompact} style={isCompact ? { height: height * scale } : {}}>
      <Window
        // Without a doctype a card that is 100 % high would have the frame's current height, and be cut off.
        srcDoc="<!doctype html>"
        title=""
        aria-hidden="true"
        inert
        tabIndex={-1}
        data-empty={empty === 'low' || undefined}
        data-compact={isCompact || undefined}
        style={isCompact ? { height, transform: `scale(${scale})` } : { height: height + 2 * edgePx }}
        onLoad={({ currentTarget: { contentDocument: inside } }) => {
          if (inside) copyFonts(inside, () => setShown(inside));
        }}
      >
        {shown
          ? createPortal(
              <StyleSheetManager target={shown.head}>
                <GlobalStyle />
                <CardStyle />
                {isCompact ? <CompactStyle /> : null}
                {empty === 'low' ? <EmptyStyle /> : empty === 'roomy' ? <RoomyStyle /> : null}
                <div data-card>{children}</div>
              </StyleSheetManager>,
              shown.body,
            )
          : null}
      </Window>
    </Room>
  );
}
