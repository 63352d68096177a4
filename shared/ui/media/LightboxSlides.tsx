import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { Lightbox as Slideshow, type SlideImage } from 'yet-another-react-lightbox';
import type { ContentText } from '@ritmi/shared/domain/content';
import { fileAt } from '@ritmi/shared/domain/uploads/notes';
import { pictureOf } from '@ritmi/shared/domain/uploads/stored';
import { useBackCloses } from '../back.js';
import { Content } from '../Content.js';
import { useLanguage } from '../Language.js';
import { Ring } from '../Ring.js';
import { color, radius, tint } from '../tokens.js';
import { altOf, type Medium } from './medium.js';
import { lightboxText } from './text.js';

export type LightboxProps = {
  /** Name of the dialog. */
  readonly name: string;
  readonly media: readonly Medium[];
  /** The picture that is shown first. */
  readonly opened: Medium;
  readonly onClose: () => void;
};

type CaptionedSlide = SlideImage & {
  readonly caption?: ContentText | undefined;
  /** Its place among the pictures, from 1. */
  readonly number?: number;
};

/** Full-screen view of the pictures among the media: a modal dialog that starts at one picture and wraps around. */
export function LightboxSlides({ name, media, opened, onClose }: LightboxProps) {
  const { t } = useLanguage();
  useBackCloses(onClose);
  const pictures = media.filter(({ type }) => type === 'image');
  const isAlone = pictures.length < 2;
  const hasLine = !isAlone || pictures.some(({ caption }) => caption);
  // A finger swipes: the arrows are below the picture, not on it.
  const arrows = window.matchMedia('(hover: none)').matches ? lowArrows : {};
  return (
    <Slideshow
      open
      close={onClose}
      index={pictures.indexOf(opened)}
      slides={pictures.map((picture, index) => slideOf(picture, altOf(picture, name, media), index + 1))}
      labels={{
        Lightbox: name,
        'Photo gallery': name,
        Previous: t(lightboxText.previous),
        Next: t(lightboxText.next),
        Close: t(lightboxText.close),
        Slide: t(lightboxText.slide),
        Carousel: t(lightboxText.carousel),
        '{index} of {total}': '{index} / {total}',
      }}
      carousel={{ preload: 1, padding: 0, spacing: '8%' }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      animation={{ fade: 180, swipe: 260 }}
      portal={{ container: { onKeyDown: keepFocusInside } }}
      styles={{ ...slotStyles, ...arrows, ...(hasLine && { slide: { paddingBlock: captionRoom } }) }}
      render={{
        iconPrev: () => <ChevronLeft aria-hidden size={28} />,
        iconNext: () => <ChevronRight aria-hidden size={28} />,
        iconLoading: () => <Ring size={48} turns />,
        iconClose: () => <X aria-hidden size={28} />,
        slideFooter: ({ slide }: { readonly slide: CaptionedSlide }) => (
          <Under style={{ '--ratio': slide.width && slide.height ? slide.width / slide.height : 0.1 }}>
            {slide.caption && <Content as="p">{slide.caption}</Content>}
            {!isAlone && (
              <small aria-hidden>
                {slide.number}/{pictures.length}
              </small>
            )}
          </Under>
        ),
        ...(isAlone ? { buttonPrev: () => null, buttonNext: () => null } : {}),
      }}
    />
  );
}

const low = { top: 'auto', bottom: 0, transform: 'none' };
const lowArrows = { navigationPrev: low, navigationNext: low };

/** Leaves room for a caption of one line below the picture, and as much above, so that it stays in the middle. */
const captionRoom = 56;

const slotStyles = {
  root: { '--yarl__color_backdrop': color.page, '--yarl__color_button': color.text },
  button: {
    filter: 'none',
    margin: 6,
    padding: 8,
    // Visible under forced colours, where the boxes have the colour of the page.
    border: '1px solid transparent',
    borderRadius: radius.pill,
    backgroundColor: tint('page', 62),
  },
};

/** A slide with the variants of an uploaded picture, so that a phone does not load the original. */
function slideOf({ url, caption }: Medium, alt: string, number: number): CaptionedSlide {
  const slide = { src: fileAt(url), alt, caption, number };
  const picture = pictureOf(url);
  if (!picture) return slide;
  const { width, height, sources } = picture;
  const files = sources.at(-1)?.srcSet.matchAll(/(\S+) (\d+)w/g) ?? [];
  const srcSet = Array.from(files, ([, src = '', pixels]) => ({
    src,
    width: Number(pixels),
    height: Math.round((Number(pixels) * height) / width),
  }));
  return { ...slide, width, height, ...(srcSet.length > 0 && { srcSet }) };
}

// Under the picture where there is room below it, else over its lower edge. The picture is centred, as wide as the window.
const Under = styled.div`
  position: absolute;
  inset: auto 0 0;
  top: min(calc(50% + 50vw / var(--ratio)), calc(100% - ${captionRoom}px));
  display: flex;
  gap: 16px;
  align-items: baseline;
  justify-content: center;
  height: fit-content;
  padding: 16px;
  text-align: center;
  pointer-events: none;
  small {
    white-space: nowrap;
  }
`;

/** Makes Tab cycle through the dialog's buttons: at either end the browser would move to its own controls. */
function keepFocusInside(event: KeyboardEvent<HTMLDivElement>) {
  if (event.key !== 'Tab') return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not([disabled])')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const next = event.shiftKey ? Math.max(at, 0) - 1 : (at + 1) % buttons.length;
  event.preventDefault();
  buttons.at(next)?.focus();
}
